export const phrases = {
  sport: 'الرياضة',
  event: 'المسابقة',
  chooseSport: 'اختيار رياضة',
  allEvents: 'كل المسابقات',
  gender: 'الفئة',
  decided: 'محسومة',
} as const;
