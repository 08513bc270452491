export const phrases = {
  title: 'المتطوعون',
  intro: 'من يساعد في الدورة وما عملهم وكيف تنضم إليهم.',
  empty: 'لا توجد مجالات تطوع بعد',
  shifts: 'النوبات',
  apply: 'كيفية المشاركة',
  form: 'فتح النموذج',
  contact: 'جهة اتصال للمنظمين',
} as const;
