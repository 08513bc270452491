export const phrases = {
  title: 'الترتيب',
  description: 'من يتأهل: مجموعات كل مسابقة وأدوارها الإقصائية وترتيبها.',
  descriptionOf: '{name}: المجموعات والأدوار الإقصائية والترتيب.',
  finalRanking: 'الترتيب النهائي',
  rankingSoFar: 'الترتيب حتى الآن',
  results: 'النتائج حتى الآن',
  allResults: 'النتائج',
  notStarted: 'لم تبدأ',
  running: 'جارية',
  decided: 'محسومة',
  begins: 'البداية: {time}',
  empty: 'لم يُنشر شيء عن هذه المسابقة بعد',
} as const;
