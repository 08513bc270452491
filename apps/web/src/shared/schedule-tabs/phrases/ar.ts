export const phrases = {
  label: 'طرق عرض البرنامج',
  days: 'الأيام',
  disciplines: 'الرياضات',
  grid: 'نظرة عامة',
  classification: 'الترتيب',
  day: 'اليوم',
  event: 'المسابقة',
} as const;
