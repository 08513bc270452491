export const phrases = {
  more: 'Autour de cette compétition',
  ceremony: 'Remise des médailles',
  photoCount: '{count, plural, one {# photo} many {# de photos} other {# photos}}',
  video: 'Vidéo',
} as const;
