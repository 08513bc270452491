export const phrases = {
  live: 'مباشر الآن',
  allLive: 'كل ما هو مباشر: {count, number}',
  finals:
    '{count, plural, zero {نهائيات اليوم} one {نهائي اليوم} two {نهائيان اليوم} few {# نهائيات اليوم} many {# نهائيًا اليوم} other {# نهائي اليوم}}',
  finalsOf:
    '{count, plural, zero {النهائيات} one {نهائي واحد} two {نهائيان} few {# نهائيات} many {# نهائيًا} other {# نهائي}} · {day}',
  wholeDay: 'يومي كاملًا',
  nothingMore: 'لا يوجد شيء آخر مقرر لمن تتابعهم.',
} as const;
