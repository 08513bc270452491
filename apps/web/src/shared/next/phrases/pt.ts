export const phrases = {
  live: 'Ao vivo agora',
  next: 'Próxima disputa',
} as const;
