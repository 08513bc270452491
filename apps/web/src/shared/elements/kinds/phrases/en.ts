export const phrases = {
  nothing: 'Nothing published yet',
} as const;
