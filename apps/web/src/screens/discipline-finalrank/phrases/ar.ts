export const phrases = {
  decidedEvent: '{name} ✓',
  openEvent: 'صفحة هذه المسابقة',
  withoutPlace: 'خارج الترتيب',
  notYet: 'لا ترتيب نهائي بعد',
  none: 'لا ترتيب نهائي',
  notYetHint: 'سيظهر عند اعتماد آخر نتيجة في المسابقة.',
  openPhases: 'الأدوار والنتائج حتى الآن',
} as const;
