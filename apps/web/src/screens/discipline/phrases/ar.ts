export const phrases = {
  live: 'مباشر الآن',
  next: 'التالي',
  latest: 'أحدث النتائج',
  events: 'المسابقات',
  venues: 'المواقع',
  athletes:
    '{count, plural, zero {لا رياضيين} one {رياضي واحد} two {رياضيان} few {# رياضيين} many {# رياضيًا} other {# رياضي}}',
  eventCount:
    '{count, plural, zero {لا مسابقات} one {مسابقة واحدة} two {مسابقتان} few {# مسابقات} many {# مسابقة} other {# مسابقة}}',
  nothingYet: 'لم يُنشر البرنامج بعد',
  nothingYetHint: 'سيظهر هنا فور نشره من المنظمين.',
  allSchedule: 'البرنامج الكامل',
  allResults: 'كل النتائج',
  allMedals: 'كل الميداليات',
  decided:
    '{count, plural, zero {لم تُحسم أي مسابقة} one {حُسمت مسابقة واحدة} two {حُسمت مسابقتان} few {حُسمت # مسابقات} many {حُسمت # مسابقة} other {حُسمت # مسابقة}}',
  records: 'الأرقام القياسية',
  recordEvents:
    '{count, plural, zero {لا أرقام قياسية} one {أرقام مسابقة واحدة} two {أرقام مسابقتين} few {أرقام # مسابقات} many {أرقام # مسابقة} other {أرقام # مسابقة}}',
} as const;
