export const phrases = {
  title: 'الأرقام القياسية: {count, number}',
  hint: 'الأرقام القياسية الحالية للمسابقة ولكل فئة لها أرقامها الخاصة. تظهر في صفحة المسابقة.',
  one: 'الرقم القياسي {number, number}',
  add: 'إضافة رقم قياسي',
  kind: 'النوع',
  ageGroup: 'الفئة (اختياري)',
  ageGroupHint: 'فارغ: للمسابقة كلها. وإلا فمثلًا U16.',
  mark: 'النتيجة',
  holder: 'صاحب الرقم',
  date: 'التاريخ (اختياري)',
  place: 'المكان (اختياري)',
  remove: 'إزالة الرقم القياسي {number, number}',
} as const;
