export const phrases = {
  live: 'Ao vivo agora',
  next: 'Próxima participação',
} as const;
