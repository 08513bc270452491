export const phrases = {
  title: 'الأيام',
  description: 'كل أيام الدورة بمنافساتها وميدالياتها ونتائجها.',
  rest: 'لا توجد منافسات',
  nextFirst: 'القادم أولًا',
  menu: 'الأيام',
  menuHint: 'ما حدث يومًا بيوم',
} as const;
