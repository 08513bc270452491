export const phrases = {
  title: '{sport}: {event}, {round} – clasificación conjunta',
  description: '{sport}, {event}, {round}: todos en una sola clasificación, y quién pasa.',
  ranking: 'Clasificación conjunta de la ronda',
  total: 'Total acumulado',
  empty: 'Aún no hay clasificación de esta ronda',
} as const;
