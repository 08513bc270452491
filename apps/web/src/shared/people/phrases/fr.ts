export const phrases = {
  more: '{count, plural, one {et # autre} many {et # autres} other {et # autres}}',
} as const;
