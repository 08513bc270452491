export const phrases = {
  title: 'النتائج حسب اليوم',
  description: 'كل أيام الألعاب بفعالياتها وميدالياتها ونتائجها.',
  rest: 'لا منافسات',
} as const;
