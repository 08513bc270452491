export const phrases = {
  main: 'جدول الإقصاء الرئيسي',
  bronze: 'الميدالية البرونزية',
  bronzeNumber: 'الميدالية البرونزية {number}',
  repechage: 'الترضية',
  repechageNumber: 'الترضية {number}',
  places: 'المراكز من {from} إلى {to}',
  rounds: 'الأدوار',
  roundOf: 'دور الـ{size}',
  seed: 'التصنيف {seed}',
  round: {
    FNL: 'النهائي',
    SFL: 'نصف النهائي',
    QFL: 'ربع النهائي',
    BRN: 'الميدالية البرونزية',
    REP: 'الترضية',
    PRL: 'الدور التمهيدي',
  },
} as const;
