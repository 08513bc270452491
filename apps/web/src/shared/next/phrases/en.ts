export const phrases = {
  live: 'Live now',
  next: 'Next appearance',
} as const;
