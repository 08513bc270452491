export const ar = {
  begin: 'بدأت',
  finish: 'انتهت',
  reopen: 'أُعيد فتحها',
  confirm: 'تم التأكيد',
  starters: 'تغيّرت قائمة الانطلاق',
  winner: 'تم تحديد الفائز',
  noWinner: 'الفائز حسب النتيجة',
  undo: 'تم التراجع عن خطوة',
  noMark: 'حُذفت النتيجة',
  goal: 'هدف',
  order: 'الترتيب',
} as const;
