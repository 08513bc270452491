export const phrases = {
  group: {
    events: 'Provas',
    general: 'Gerais',
    phases: 'Fases e unidades',
    documents: 'Documentos da competição',
  },
  version: 'Versão {version}',
  open: 'Abrir',
  download: 'Baixar',
  replaced: 'Substituído',
  replacedBy: 'Substituído: ver a versão nova',
  withdrawn: 'Retirado',
  noFile: 'Sem arquivo',
  fileError: 'Não foi possível abrir este arquivo. Ele pode estar a caminho; tente de novo.',
  protest: 'Protesto',
  decision: 'Decisão',
  emptyHint: 'Listas de partida, resultados e decisões aparecem aqui assim que forem assinados.',
} as const;
