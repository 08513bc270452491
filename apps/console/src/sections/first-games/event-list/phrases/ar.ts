export const phrases = {
  find: 'البحث عن مسابقة',
  openAll: 'فتح الكل',
  foldAll: 'طي الكل',
  none: 'لا مسابقة بهذا الاسم.',
  faulty: 'يلزم تصحيح',
  drawn: 'التسجيلات: {entries, number} · المنافسات: {contests, number}',
  entered: 'التسجيلات: {entries, number}',
} as const;
