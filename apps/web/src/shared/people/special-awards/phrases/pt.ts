export const phrases = {
  title: 'Prêmios especiais',
  open: 'Ainda não decidido',
} as const;
