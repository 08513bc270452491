export const ar = {
  mark: '{name}: {mark}',
  shootOut: 'ركلات الترجيح: {score}',
  athlete: 'رياضي/ة',
  next: 'الموعد التالي',
  delegation: 'الوفد',
  place: '{rank, number}',
  rank: 'المركز في جدول الميداليات',
  athletes: '{count, plural, zero {رياضي} one {رياضي} two {رياضيان} few {رياضيين} many {رياضيًا} other {رياضي}}',
  sports: '{count, plural, zero {رياضة} one {رياضة} two {رياضتان} few {رياضات} many {رياضة} other {رياضة}}',
  finals: '{count, plural, zero {نهائي} one {نهائي} two {نهائيان} few {نهائيات} many {نهائيًا} other {نهائي}}',
  contests: '{count, plural, zero {منافسة} one {منافسة} two {منافستان} few {منافسات} many {منافسة} other {منافسة}}',
  medalTable: 'جدول الميداليات',
  medals: '{count, plural, zero {ميدالية} one {ميدالية} two {ميداليتان} few {ميداليات} many {ميدالية} other {ميدالية}}',
  decided:
    '{count, plural, zero {مسابقة محسومة} one {مسابقة محسومة} two {مسابقتان محسومتان} few {مسابقات محسومة} many {مسابقة محسومة} other {مسابقة محسومة}}',
  dayMedals: 'ميداليات اليوم',
  program: 'البرنامج',
};
