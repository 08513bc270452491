export const phrases = {
  more: 'المزيد عن هذه المنافسة',
  ceremony: 'تتويج',
  photoCount: '{count, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}',
  video: 'فيديو',
} as const;
