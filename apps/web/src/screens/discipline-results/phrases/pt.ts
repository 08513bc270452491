export const phrases = {
  live: 'Ao vivo agora',
  firstAt: 'Próximo início: {time}',
} as const;
