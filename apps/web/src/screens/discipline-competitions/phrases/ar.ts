export const phrases = {
  title: 'المسابقات والمراحل',
  noGender: 'مسابقات أخرى',
  openEvent: 'عرض المسابقة',
  noUnits: 'لم يُنشر برنامج هذه المسابقة بعد',
  emptyHint: 'ستظهر المسابقات هنا فور نشر البرنامج.',
  next: 'التالي: {round}',
  today: 'اليوم {time}',
  tomorrow: 'غدًا {time}',
} as const;
