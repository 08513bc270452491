export const phrases = {
  kinds: 'رياضيون أو فرق',
  athletes: 'الرياضيون',
  teams: 'الفرق',
  athletesCount:
    '{count, plural, zero {لا رياضيين} one {رياضي واحد} two {رياضيان} few {# رياضيين} many {# رياضيًا} other {# رياضي}}',
  teamsCount: '{count, plural, zero {لا فرق} one {فريق واحد} two {فريقان} few {# فرق} many {# فريقًا} other {# فريق}}',
  search: 'الاسم أو رقم الصدر',
  name: 'الاسم',
  bib: 'رقم الصدر',
  events: 'المسابقات',
  medals: 'الميداليات',
  members: '{count, plural, zero {لا أعضاء} one {عضو واحد} two {عضوان} few {# أعضاء} many {# عضوًا} other {# عضو}}',
  moreEvents:
    '{count, plural, zero {لا أخرى} one {واحدة أخرى} two {اثنتان أخريان} few {# أخرى} many {# أخرى} other {# أخرى}}',
  empty: 'لا يوجد مسجلون بعد',
  emptyHint: 'ستظهر الأسماء هنا عند نشر التسجيلات.',
} as const;
