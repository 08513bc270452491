export const phrases = {
  live: 'مباشر الآن',
  next: 'المشاركة القادمة',
  tomorrow: 'غدًا',
  from: 'من الساعة',
  orLater: 'أو بعدها',
  lane: 'الحارة {lane}',
  awaits:
    '{what, select, heat {التصفية والحارة عند نشر قائمة البدء} lane {الحارة عند نشر قائمة البدء} startList {لم تُنشر قائمة البدء بعد} draw {لم تُنشر القرعة بعد} other {لم يتحدد الطرف الآخر بعد}}',
  nothing: 'لا شيء آخر مقررًا',
  inMinutes:
    '{count, plural, zero {الآن} one {بعد دقيقة} two {بعد دقيقتين} few {بعد # دقائق} many {بعد # دقيقة} other {بعد # دقيقة}}',
  since: 'منذ زيارتك الأخيرة',
  nextAt: 'القادمة {time}',
} as const;
