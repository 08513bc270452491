export const phrases = {
  title: 'التحقق من الشهادة',
  description: 'يتحقق من صحة شهادة صادرة عن الألعاب.',
  code: 'الرمز:',
  needsScripts: 'يتطلب التحقق JavaScript.',
  genuine: 'هذه الشهادة صحيحة',
  holder: 'صادرة لـ',
  course: 'عن دورة',
  provider: 'الجهة المقدمة',
  issued: 'تاريخ الإصدار',
  unknown: 'لا توجد شهادة بهذا الرمز',
  unknownHint: 'تحقق من كتابة الرمز. يتكون من اثني عشر حرفًا ورقمًا.',
} as const;
