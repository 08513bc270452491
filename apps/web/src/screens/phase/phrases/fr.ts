export const phrases = {
  title: '{sport} : {event}, {round} – classement général',
  description: '{sport}, {event}, {round} : tout le monde dans un seul classement, et les qualifiés.',
  ranking: 'Classement général du tour',
  total: 'Total cumulé',
  empty: 'Pas encore de classement pour ce tour',
} as const;
