export const phrases = {
  find: 'Yarış növü axtar',
  openAll: 'Hamısını aç',
  foldAll: 'Hamısını yığ',
  none: 'Bu adda yarış növü yoxdur.',
  faulty: 'Düzəliş lazımdır',
  drawn: '{entries, plural, one {# iştirakçı} other {# iştirakçı}} · {contests, plural, one {# yarış} other {# yarış}}',
  entered: '{entries, plural, one {# iştirakçı} other {# iştirakçı}}',
} as const;
