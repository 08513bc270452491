export const phrases = {
  search: 'Search by title',
  order: 'Order',
  by: {
    date: 'Newest first',
    title: 'By title',
    priority: 'By priority',
  },
  type: {
    transport: 'Transport',
    report: 'Report',
    competition: 'Competition',
    general: 'General information',
  },
  pinned: '{kind, select, bulletin {Pinned} other {Pinned}}',
  urgent: 'Urgent',
  latestBulletins: 'Latest bulletins',
  allBulletins: 'All bulletins',
} as const;
