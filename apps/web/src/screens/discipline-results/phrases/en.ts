export const phrases = {
  live: 'Live now',
  firstAt: 'Next start: {time}',
} as const;
