export const phrases = {
  csv: 'تنزيل CSV',
  more: 'عرض المزيد',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  pageSize: 'صفوف في الصفحة:',
  range: '{from}–{to} من {total}',
} as const;
