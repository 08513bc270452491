export const phrases = {
  show: 'Show results on this page',
  hide: 'Hide results again',
} as const;
