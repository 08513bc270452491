export const phrases = {
  underReview: 'قيد المراجعة',
  official:
    'نتائج رسمية: {decided, number} من {total, plural, zero {# مسابقات} one {مسابقة واحدة} two {مسابقتين} few {# مسابقات} many {# مسابقة} other {# مسابقة}}',
  rank: 'المركز',
  delegation: 'الوفد',
  sortGold: 'الترتيب حسب الذهبيات',
  sortTotal: 'الترتيب حسب المجموع',
  count: '{name}، {medal}: {count}',
  unranked: 'خارج الترتيب',
  provisional: 'لم تُعتمد بعد',
  open: 'المسابقة لم تنتهِ بعد',
  underWay: 'يجري حاليًا تصحيح الميداليات.',
  frozen: 'تحديث الميداليات متوقف مؤقتًا (منذ {time}). ستظهر الميداليات اللاحقة عند استئنافه.',
  latest: 'أحدث الميداليات',
  emptyHint: 'تظهر أولى الميداليات هنا فور اعتماد نتيجة أول نهائي.',
  corrected: 'تصحيح الميداليات',
} as const;
