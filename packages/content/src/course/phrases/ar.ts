export const phrases = {
  name: 'الدورة التدريبية',
  names: 'الدورات التدريبية',
  fields: {
    title: 'العنوان',
    provider: 'الجهة المقدمة',
    summary: 'الملخص',
    language: 'اللغة',
    hours: 'ساعات التعلّم',
    isOnline: 'عبر الإنترنت',
    place: 'المكان',
    web: 'موقع الويب',
    audience: 'الجمهور',
    passPercent: 'الدروس المطلوبة (نسبة مئوية)',
    hasCertificate: 'مع شهادة',
    photo: 'الصورة',
  },
  words: {
    audience: {
      everyone: 'الجميع',
      athletes: 'الرياضيون',
      coaches: 'المدربون',
      families: 'العائلات',
      volunteers: 'المتطوعون',
    },
  },
  hints: {
    passPercent: 'فارغ: كل الدروس',
  },
} as const;
