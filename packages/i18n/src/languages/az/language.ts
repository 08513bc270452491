import type { LanguageDefinition } from '../../language.ts';

/**
 * The suffix depends on the last vowel of the spoken number: `one` 1-ci (birinci), `few` 3-cü (üçüncü), `many` 6-cı
 * (altıncı), `other` 9-cu (doqquzuncu).
 */
function ordinalForm(value: number): Intl.LDMLPluralRule {
  const ones = value % 10;
  const tens = value % 100;
  if (ones === 3 || ones === 4 || (tens === 0 && value % 1000 !== 0)) return 'few';
  if (value === 0 || ones === 6 || tens === 40 || tens === 60 || tens === 90) return 'many';
  if (ones === 9 || tens === 10 || tens === 30 || tens === 0) return 'other';
  return 'one';
}

export const language = {
  tag: 'az',
  prefix: 'aze',
  intl: 'az-AZ',
  direction: 'ltr',
  ownName: 'Azərbaycanca',
  level: 'required',
  place: 4,
  initials: 'ABCÇDEƏFGĞHXIİJKQLMNOÖPRSŞTUÜVWYZ',
  own: {
    numbersLike: 'de',
    ordinal: ordinalForm,
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
      dateShort: '{d} {L}',
      dateFull: '{d} {M} {y}',
      dateTime: '{d} {L}, {t}',
    },
    percent: '{n}%',
    alphabet: 'abcçdeəfgğhxıijkqlmnoöprsştuüvwyz',
  },
} as const satisfies LanguageDefinition;
