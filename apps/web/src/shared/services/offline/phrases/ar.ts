export const phrases = {
  offer: 'احفظ الدورة على هذا الجهاز للأماكن التي لا توجد فيها شبكة',
  notNow: 'ليس الآن',
} as const;
