export const phrases = {
  title: '{sport}: {event}, {round} – overall ranking',
  description: '{sport}, {event}, {round}: everyone in one ranking, and who advances.',
  ranking: 'Overall ranking for the round',
  total: 'Running total',
  empty: 'No ranking for this round yet',
} as const;
