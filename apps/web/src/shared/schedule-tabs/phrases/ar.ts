export const phrases = {
  label: 'طرق عرض البرنامج',
  days: 'الأيام',
  disciplines: 'الرياضات',
  grid: 'كل الرياضات حسب اليوم',
  classification: 'الترتيب',
  day: 'اليوم',
  event: 'المسابقة',
} as const;
