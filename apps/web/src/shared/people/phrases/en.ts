export const phrases = {
  more: '{count, plural, one {and # more} other {and # more}}',
} as const;
