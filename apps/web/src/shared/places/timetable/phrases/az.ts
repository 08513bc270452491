export const phrases = {
  line: '{name} xətti',
  next: 'Növbəti reyslər',
  minutes: '{count, plural, =0 {İndi} one {# dəq} other {# dəq}}',
  about: 'təxminən {time}',
  every: '{count, plural, one {hər # dəq} other {hər # dəq}}',
  onRequest: 'Əvvəlcədən razılaşma ilə',
  to: 'İstiqamət: {place}',
  platform: '{name} platforması',
  noMore: 'Bu gün daha reys yoxdur',
  noneToday: 'Bu gün reys yoxdur',
  firstTomorrow: 'Sabah ilk reys: {time}',
  nextFrom: 'növbəti: {time}, {place}',
};
