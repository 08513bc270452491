import type { LanguageDefinition } from '../../language.ts';

export const language = {
  tag: 'az',
  prefix: 'aze',
  intl: 'az',
  direction: 'ltr',
  ownName: 'Azərbaycanca',
  level: 'required',
  initials: 'ABCÇDEƏFGĞHXIİJKQLMNOÖPRSŞTUÜVWYZ',
  own: {
    numbersLike: 'de',
    months: [
      'yanvar',
      'fevral',
      'mart',
      'aprel',
      'may',
      'iyun',
      'iyul',
      'avqust',
      'sentyabr',
      'oktyabr',
      'noyabr',
      'dekabr',
    ],
    monthsShort: ['yan', 'fev', 'mar', 'apr', 'may', 'iyn', 'iyl', 'avq', 'sen', 'okt', 'noy', 'dek'],
    weekdays: ['bazar', 'bazar ertəsi', 'çərşənbə axşamı', 'çərşənbə', 'cümə axşamı', 'cümə', 'şənbə'],
    weekdaysShort: ['B.', 'B.E.', 'Ç.A.', 'Ç.', 'C.A.', 'C.', 'Ş.'],
    patterns: {
      dateLong: '{d} {M} {y}, {E}',
      dateWithWeekday: '{d} {M}, {E}',
      date: '{d} {M}',
      dateFull: '{d} {M} {y}',
      dateTime: '{d} {L}, {t}',
    },
    alphabet: 'abcçdeəfgğhxıijkqlmnoöprsştuüvyz',
  },
} as const satisfies LanguageDefinition;
