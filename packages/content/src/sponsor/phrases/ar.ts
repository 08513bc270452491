export const phrases = {
  name: 'راعٍ',
  names: 'الرعاة',
  fields: {
    row: 'المجموعة',
    name: 'الاسم',
    logo: 'الشعار',
    logoDark: 'الشعار للوضع الداكن',
    web: 'موقع الويب',
  },
  words: {
    row: {
      master: 'الرعاة الرئيسيون',
      olympic: 'الشركاء الأولمبيون',
      'incentive-law': 'قانون تشجيع الرياضة',
    },
  },
} as const;
