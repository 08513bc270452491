export const phrases = {
  more: 'Bu yarış haqqında daha çox',
  ceremony: 'Mükafatlandırma',
  photoCount: '{count, plural, one {# foto} other {# foto}}',
  video: 'Video',
} as const;
