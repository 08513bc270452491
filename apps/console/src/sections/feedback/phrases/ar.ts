export const phrases = {
  title: 'آراء المستخدمين',
  sentiment: { happy: 'جيد', neutral: 'مقبول', sad: 'سيئ' },
  count: 'الإجابات: {count, number}',
  feeling: 'الرأي',
  all: 'كل الآراء',
  search: 'البحث في الاقتراحات',
  from: 'اليوم الأول',
  to: 'اليوم الأخير',
  none: 'لا توجد اقتراحات مطابقة',
  total:
    '{count, plural, zero {{shown} اقتراح} one {{shown} اقتراح} two {{shown} اقتراح} few {{shown} اقتراحات} many {{shown} اقتراحًا} other {{shown} اقتراح}}',
  when: 'التاريخ',
  suggestion: 'الاقتراح',
  userType: 'نوع المستخدم',
  menu: 'آراء المستخدمين',
} as const;
