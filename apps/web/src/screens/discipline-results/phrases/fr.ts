export const phrases = {
  live: 'En direct',
  firstAt: 'Prochain départ : {time}',
} as const;
