export const phrases = {
  title: 'النتائج حسب اليوم',
  description: 'كل أيام الدورة بمنافساتها وميدالياتها ونتائجها.',
  rest: 'لا توجد منافسات',
  nextFirst: 'القادم أولًا',
  menu: 'النتائج',
  menuHint: 'ما حدث يومًا بيوم',
} as const;
