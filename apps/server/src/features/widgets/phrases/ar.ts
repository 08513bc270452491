export const ar = {
  events: 'البرنامج والنتائج',
  medals: 'جدول الميداليات',
  live: 'مباشر',
  next: 'التالي',
  latest: 'أحدث النتائج',
  noEvents: 'لا توجد مواعيد في البرنامج',
  noMedals: 'لا توجد ميداليات بعد',
  open: 'فتح في Podium',
  rehearsal: 'تجربة: هذه النتائج غير حقيقية وستُحذف.',
  asOf: 'آخر تحديث: {time}',
  rank: 'المركز',
  delegation: 'الوفد',
};
