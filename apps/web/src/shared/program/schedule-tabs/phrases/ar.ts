export const phrases = {
  label: 'طرق عرض البرنامج',
  days: 'الأيام',
  disciplines: 'الرياضات',
  grid: 'التقويم',
  classification: 'الترتيب',
  day: 'اليوم',
  event: 'المسابقات',
} as const;
