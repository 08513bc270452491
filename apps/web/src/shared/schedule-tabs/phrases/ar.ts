export const phrases = {
  label: 'طرق عرض البرنامج',
  days: 'الأيام',
  disciplines: 'الرياضات',
  grid: 'الجدول العام',
  classification: 'الترتيب',
  day: 'اليوم',
  event: 'المسابقة',
} as const;
