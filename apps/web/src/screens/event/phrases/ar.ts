export const phrases = {
  title: 'المسابقات',
  description: 'مسابقة واحدة من أول تصفية حتى الميداليات.',
  descriptionOf: '{name}: كل المراحل بأوقاتها ومتصدريها، والفائزون بالميداليات.',
  phases: 'الطريق إلى الميداليات',
  current: 'المرحلة الحالية',
  ifNeeded: 'عند الحاجة',
  mine: 'تتابعه',
  ranking: 'الترتيب النهائي',
  standings: 'الترتيب',
  medals: 'ميداليات هذه الرياضة',
  noUnits: 'لم يُنشر برنامج هذه المسابقة بعد',
} as const;
