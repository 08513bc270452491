export const phrases = {
  sport: 'الرياضة',
  event: 'المسابقة',
  chooseSport: 'اختر رياضة',
  allEvents: 'كل المسابقات',
  gender: 'الفئة',
  decided: 'محسومة',
} as const;
