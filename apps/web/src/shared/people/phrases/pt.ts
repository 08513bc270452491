export const phrases = {
  more: '{count, plural, one {e mais #} many {e mais #} other {e mais #}}',
} as const;
