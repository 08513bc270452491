export const phrases = {
  more: 'More about this contest',
  ceremony: 'Medal ceremony',
  photoCount: '{count, plural, one {# photo} other {# photos}}',
  video: 'Video',
} as const;
