export const phrases = {
  decidedEvent: '{name} ✓',
  openEvent: 'عرض المسابقة',
  withoutPlace: 'خارج الترتيب',
  notYet: 'لا يوجد ترتيب نهائي بعد',
  none: 'لا يوجد ترتيب نهائي',
  notYetHint: 'سيظهر عند اعتماد آخر نتيجة في المسابقة.',
  openPhases: 'المراحل والنتائج حتى الآن',
} as const;
