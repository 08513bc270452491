export const phrases = {
  live: 'En direct',
  next: 'Prochaine épreuve',
} as const;
