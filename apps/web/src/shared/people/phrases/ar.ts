export const phrases = {
  more: '{count, plural, zero {و# آخرون} one {وواحد آخر} two {واثنان آخران} few {و# آخرون} many {و# آخر} other {و# آخر}}',
} as const;
