export const phrases = {
  live: 'Live now',
  next: 'Next event',
} as const;
