export const phrases = {
  pageTitle: '{page} · {games}',
  notFoundTitle: 'الصفحة غير موجودة',
  notFoundText: 'الصفحة غير موجودة: {path}',
  notFoundHint: 'ربما نُقلت، أو أن في العنوان خطأ.',
  forbiddenTitle: 'لا يمكن الوصول',
  forbiddenText: 'لا يمكنك عرض هذه الصفحة.',
  serverError: 'خطأ في الخادم',
  unknownError: 'خطأ غير معروف',
  allDay: 'طوال اليوم',
  noTime: 'لم يُحدَّد الوقت بعد',
  newTime: 'موعد جديد',
  zone: 'جميع الأوقات بتوقيت مكان الألعاب ({zone})',
  exhibition: 'استعراضي',
  winner: 'الفائز',
  leader: 'في الصدارة',
  between: '{home} و{away}',
  units:
    '{count, plural, zero {لا فعاليات} one {فعالية واحدة} two {فعاليتان} few {# فعاليات} many {# فعالية} other {# فعالية}}',
  medalUnits:
    '{count, plural, zero {لا ميداليات ذهبية} one {ميدالية ذهبية واحدة} two {ميداليتان ذهبيتان} few {# ميداليات ذهبية} many {# ميدالية ذهبية} other {# ميدالية ذهبية}}',
  liveUnits:
    '{count, plural, zero {لا شيء مباشر} one {# مباشر} two {# مباشر} few {# مباشرة} many {# مباشرًا} other {# مباشر}}',
  activities:
    '{count, plural, zero {لا أنشطة} one {نشاط واحد} two {نشاطان} few {# أنشطة} many {# نشاطًا} other {# نشاط}}',
  sports:
    '{count, plural, zero {لا رياضات} one {رياضة واحدة} two {رياضتان} few {# رياضات} many {# رياضة} other {# رياضة}}',
  progress: 'انتهى {done, number} من {total, number}',
  dayNumber: 'اليوم {number, number} من {total, number}',
  liveChanged: 'تم تحديث النتائج',
  pair: '{first}، {second}',
  labelled: '{name}: {value}',
} as const;
