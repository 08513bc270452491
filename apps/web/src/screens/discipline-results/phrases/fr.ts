export const phrases = {
  live: 'En direct maintenant',
  firstAt: 'Prochain départ : {time}',
} as const;
