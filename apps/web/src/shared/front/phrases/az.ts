export const phrases = {
  live: 'İndi canlı',
  allLive: 'Bütün canlı yarışlar: {count, number}',
  finals: '{count, plural, one {Bu günün finalı} other {Bu günün # finalı}}',
  finalsOf: '{count, plural, one {Final} other {# final}} · {day}',
  wholeDay: 'Bütün günüm',
  nothingMore: 'İzlədikləriniz üçün başqa heç nə planlaşdırılmayıb.',
} as const;
