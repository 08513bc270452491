export const phrases = {
  name: 'تنبيه',
  names: 'التنبيهات',
  fields: {
    severity: 'درجة الأهمية',
    text: 'النص',
    from: 'من',
    until: 'إلى',
    link: 'الرابط',
  },
  words: {
    severity: {
      info: 'معلومة',
      warning: 'مهم',
      danger: 'خطر',
    },
  },
} as const;
