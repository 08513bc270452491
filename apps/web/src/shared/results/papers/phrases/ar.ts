export const phrases = {
  search: 'ابحث بالعنوان',
  order: 'الترتيب',
  by: {
    date: 'الأحدث أولًا',
    title: 'بحسب العنوان',
    priority: 'بحسب الأولوية',
  },
  type: {
    transport: 'النقل',
    report: 'تقرير',
    competition: 'منافسة',
    general: 'عام',
  },
  pinned: 'مثبّتة',
  urgent: 'عاجل',
  latestBulletins: 'أحدث النشرات',
  allBulletins: 'كل النشرات',
} as const;
