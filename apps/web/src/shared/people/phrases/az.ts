export const phrases = {
  more: '{count, plural, one {və daha #} other {və daha #}}',
} as const;
