export const phrases = {
  official: 'Official results, {decided, number} of {total, number} events',
  rank: 'Rank',
  delegation: 'Delegation',
  sortGold: 'Sort by gold medals',
  sortTotal: 'Sort by total',
  count: '{name}, {medal}: {count}',
  unranked: 'Not ranked',
  provisional: 'Not yet official',
  open: 'Event still open',
  underWay: 'A correction of the medals is under way.',
  latest: 'Latest medals',
  emptyHint: 'The first medals appear here as soon as a final is official.',
} as const;
