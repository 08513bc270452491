export const phrases = {
  title: '{sport}: {event}, {round} – overall ranking',
  description: '{sport}, {event}, {round}: everyone in one ranking, and who advances.',
  ranking: 'Overall ranking of the round',
  total: 'Running total',
  empty: 'No ranking of this round yet',
} as const;
