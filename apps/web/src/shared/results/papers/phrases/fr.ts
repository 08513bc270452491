export const phrases = {
  search: 'Rechercher par titre',
  order: 'Tri',
  by: {
    date: 'Plus récents d’abord',
    title: 'Par titre',
    priority: 'Par priorité',
  },
  type: {
    transport: 'Transports',
    report: 'Rapport',
    competition: 'Compétition',
    general: 'Général',
  },
  pinned: '{kind, select, bulletin {Épinglé} other {Épinglé}}',
  urgent: 'Urgent',
  latestBulletins: 'Derniers bulletins',
  allBulletins: 'Tous les bulletins',
} as const;
