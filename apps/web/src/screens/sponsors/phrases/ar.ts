export const phrases = {
  title: 'الرعاة',
  menu: 'الرعاة',
  menuHint: 'الشركات التي تجعل الدورة ممكنة',
  menuOther: 'شركاء، رعاة',
  empty: 'لا يوجد رعاة بعد',
  newWindow: '(يُفتح في نافذة جديدة)',
  row: {
    master: 'الرعاة الأولمبيون الوطنيون الرئيسيون',
    olympic: 'الرعاة الأولمبيون الوطنيون',
    'incentive-law': 'قانون تشجيع الرياضة',
  },
} as const;
