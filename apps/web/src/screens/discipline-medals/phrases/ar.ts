export const phrases = {
  views: 'طرق عرض الميداليات',
  events: 'حسب المسابقة',
  gender: 'حسب الفئة',
  division: 'حسب الدرجة',
  table: 'جدول الميداليات',
  noDivisions: 'لا توجد درجات في هذه الرياضة',
} as const;
