export const phrases = {
  more: 'Más sobre esta competición',
  ceremony: 'Entrega de medallas',
  photoCount: '{count, plural, one {# foto} many {# de fotos} other {# fotos}}',
  video: 'Video',
} as const;
