export const phrases = {
  search: 'Buscar por título',
  order: 'Ordem',
  by: {
    date: 'Mais recentes primeiro',
    title: 'Por título',
    priority: 'Por prioridade',
  },
  type: {
    transport: 'Transporte',
    report: 'Relatório',
    competition: 'Competição',
    general: 'Geral',
  },
  pinned: '{kind, select, bulletin {Fixado} other {Fixado}}',
  urgent: 'Urgente',
  latestBulletins: 'Últimos boletins',
  allBulletins: 'Todos os boletins',
} as const;
