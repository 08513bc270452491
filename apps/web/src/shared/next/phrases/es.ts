export const phrases = {
  live: 'En vivo ahora',
  next: 'Próxima prueba',
} as const;
