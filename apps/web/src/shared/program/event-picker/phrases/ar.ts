export const phrases = {
  sport: 'الرياضة',
  event: 'المسابقة',
  chooseSport: 'اختيار رياضة',
  allSports: 'كل الرياضات',
  allEvents: 'كل المسابقات',
  gender: 'الفئة',
  decided: 'محسومة',
} as const;
