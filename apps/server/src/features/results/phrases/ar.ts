export const ar = {
  begin: 'بدأت المنافسة',
  finish: 'انتهت',
  reopen: 'أُعيد فتحها',
  confirm: 'تم تأكيد نتيجة',
  starters: 'تغيّرت قائمة الانطلاق',
  winner: 'تم تحديد الفائز',
  noWinner: 'الفائز حسب النتيجة',
  undo: 'تم التراجع عن خطوة',
  noMark: 'حُذفت النتيجة',
  goal: 'هدف',
  order: 'ترتيب الانطلاق',
} as const;
