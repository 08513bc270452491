export const phrases = {
  live: 'En vivo ahora',
  next: 'Próxima participación',
} as const;
