export const phrases = {
  title: 'مباشر',
  description: 'كل المنافسات الجارية الآن، وما يبدأ خلال ساعة، وما انتهى للتو.',
  nothing: 'لا توجد منافسة مباشرة الآن',
  nextAt: 'تبدأ المنافسة التالية الساعة {time}.',
  nextOn: 'تبدأ المنافسة التالية يوم {day} الساعة {time}.',
  nextHour: 'خلال الساعة القادمة',
  coming: 'التالي',
  latest: 'انتهت للتو',
  menu: 'مباشر',
  menuHint: 'نتائج كل ما يجري الآن',
  menuOther: 'الآن، نتائج مباشرة',
} as const;
