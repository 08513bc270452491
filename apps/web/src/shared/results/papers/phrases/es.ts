export const phrases = {
  search: 'Buscar por título',
  order: 'Orden',
  by: {
    date: 'Más recientes primero',
    title: 'Por título',
    priority: 'Por prioridad',
  },
  type: {
    transport: 'Transporte',
    report: 'Informe',
    competition: 'Competición',
    general: 'General',
  },
  pinned: '{kind, select, bulletin {Fijada} other {Fijado}}',
  urgent: 'Urgente',
  latestBulletins: 'Últimas circulares',
  allBulletins: 'Todas las circulares',
} as const;
