export const phrases = {
  line: 'الخط {name}',
  next: 'مواعيد الانطلاق التالية',
  minutes:
    '{count, plural, =0 {الآن} zero {# د} one {دقيقة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
  about: 'حوالي {time}',
  every:
    '{count, plural, zero {كل # دقيقة} one {كل دقيقة} two {كل دقيقتين} few {كل # دقائق} many {كل # دقيقة} other {كل # دقيقة}}',
  onRequest: 'بحجز مسبق',
  to: 'إلى {place}',
  platform: 'الرصيف {name}',
  noMore: 'لا مزيد من الرحلات اليوم',
  noneToday: 'لا توجد رحلات اليوم',
  firstTomorrow: 'أول رحلة غدًا الساعة {time}',
  nextFrom: 'التالية {time} من {place}',
};
