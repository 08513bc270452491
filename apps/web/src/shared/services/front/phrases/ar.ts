export const phrases = {
  live: 'مباشر الآن',
  allLive: 'كل ما هو مباشر: {count, number}',
  finals:
    '{count, plural, zero {نهائيات اليوم} one {نهائي اليوم} two {نهائيا اليوم} few {نهائيات اليوم} many {نهائيات اليوم} other {نهائيات اليوم}}',
  finalsOf:
    '{count, plural, zero {النهائيات} one {النهائي} two {النهائيان} few {النهائيات} many {النهائيات} other {النهائيات}} · {day}',
  wholeDay: 'يومي كاملًا',
  nothingMore: 'لا يوجد شيء آخر مقرر لمن تتابعهم.',
  allFinals: 'كل النهائيات',
  finalsDone: 'النهائيات المحسومة: {done, number} من {total, number}',
  medals: 'الميداليات',
  wholeTable: 'الجدول كاملًا',
} as const;
