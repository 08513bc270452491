export const phrases = {
  name: 'Documento',
  names: 'Documentos',
  fields: {
    type: 'Tipo de documento',
    title: 'Título',
    summary: 'Resumo',
    discipline: 'Modalidade',
    event: 'Prova',
    unit: 'Disputa',
    day: 'Dia',
    published: 'Data',
    priority: 'Importância',
    isPinned: 'Fixar no topo',
    version: 'Número da versão',
    replaces: 'Substitui',
    files: 'Arquivos',
  },
  words: {
    type: {
      transport: 'Transporte',
      report: 'Relatório',
      competition: 'Competição',
      general: 'Gerais',
    },
  },
} as const;
