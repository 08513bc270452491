export const phrases = {
  title: 'Special awards',
  open: 'Not decided yet',
} as const;
