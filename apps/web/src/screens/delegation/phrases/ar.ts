export const phrases = {
  description: '{name} في الدورة: الرياضيون والبرنامج والنتائج والميداليات.',
  athletes:
    '{count, plural, zero {لا رياضيين} one {رياضي واحد} two {رياضيان} few {# رياضيين} many {# رياضيًا} other {# رياضي}}',
  teams: '{count, plural, zero {لا فرق} one {فريق واحد} two {فريقان} few {# فرق} many {# فريقًا} other {# فريق}}',
  officials:
    '{count, plural, zero {لا مسؤولين} one {مسؤول واحد} two {مسؤولان} few {# مسؤولين} many {# مسؤولًا} other {# مسؤول}}',
  rank: 'المركز',
  medalsOf: '{name}، {medal}: {count}',
  medallists: 'الفائزون بالميداليات',
  moreMedallists:
    '{count, plural, zero {لا مزيد من الميداليات} one {ميدالية أخرى} two {ميداليتان أخريان} few {# ميداليات أخرى} many {# ميدالية أخرى} other {# ميدالية أخرى}}',
  days: 'أيام المنافسات',
  live: 'مباشر الآن',
  next: 'التالي',
  latest: 'أحدث النتائج',
  sports: 'الرياضات',
  lodging: 'مكان إقامة الوفد',
  lodgingNote: 'لا يظهر هذا إلا لأعضاء الوفد والمنظمين.',
  printDay: 'طباعة: {day}',
  printMedals: 'الميداليات (PDF)',
} as const;
