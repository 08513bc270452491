export const phrases = {
  filters:
    '{count, plural, =0 {عوامل التصفية} zero {عوامل التصفية} one {عوامل التصفية (#)} two {عوامل التصفية (#)} few {عوامل التصفية (#)} many {عوامل التصفية (#)} other {عوامل التصفية (#)}}',
  csv: 'تنزيل CSV',
  more: 'عرض المزيد',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  pageSize: 'صفوف في الصفحة:',
  range: '{from}–{to} من {total}',
} as const;
