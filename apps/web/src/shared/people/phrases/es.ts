export const phrases = {
  more: '{count, plural, one {y # más} many {y # más} other {y # más}}',
} as const;
