export const phrases = {
  description: '{name} في الألعاب: البرنامج والنتائج المباشرة والنهائية والميداليات.',
  live: 'مباشر الآن',
  next: 'التالي',
  latest: 'أحدث النتائج',
  events: 'الفعاليات',
  days: 'أيام المنافسات',
  venues: 'المواقع',
  athletes:
    '{count, plural, zero {لا رياضيين} one {رياضي واحد} two {رياضيان} few {# رياضيين} many {# رياضيًا} other {# رياضي}}',
  eventCount:
    '{count, plural, zero {لا مسابقات} one {مسابقة واحدة} two {مسابقتان} few {# مسابقات} many {# مسابقة} other {# مسابقة}}',
  medals: 'الميداليات',
  exhibition: 'هذه رياضة استعراضية. تُعرض ميدالياتها على حدة ولا تُحتسب في جدول الميداليات.',
  noUnits: 'لم يُنشر برنامج هذه المسابقة بعد',
  breadcrumb: 'كل الرياضات',
} as const;
