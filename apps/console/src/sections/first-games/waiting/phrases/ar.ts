export const phrases = {
  title: 'بانتظارك',
  round: '{event}: إجراء قرعة الجولة {round, number}',
  entries: '{delegation}: تسجيلات بانتظار المراجعة: {count, number} · أُرسلت {time}',
} as const;
