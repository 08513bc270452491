export const phrases = {
  more: 'Mais sobre esta disputa',
  ceremony: 'Premiação',
  photoCount: '{count, plural, one {# foto} many {# de fotos} other {# fotos}}',
  video: 'Vídeo',
} as const;
