export const phrases = {
  live: 'En vivo ahora',
  firstAt: 'Próximo comienzo: {time}',
} as const;
