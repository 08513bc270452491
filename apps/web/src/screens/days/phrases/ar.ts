export const phrases = {
  title: 'النتائج حسب اليوم',
  description: 'كل أيام الألعاب بفعالياتها وميدالياتها ونتائجها.',
  rest: 'لا منافسات',
  nextFirst: 'القادم أولًا',
  menu: 'النتائج',
  menuHint: 'ما حدث يومًا بيوم',
} as const;
