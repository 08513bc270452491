export const phrases = {
  live: 'İndi canlı',
  allLive: 'Bütün canlı yarışlar: {count, number}',
  finals: '{count, plural, one {Bu günün finalı} other {Bu günün finalları}}',
  finalsOf: '{count, plural, one {Final} other {Finallar}} · {day}',
  wholeDay: 'Bütün günüm',
  nothingMore: 'İzlədikləriniz üçün başqa heç nə planlaşdırılmayıb.',
  allFinals: 'Bütün finallar',
  finalsDone: 'Başa çatan finallar: {done, number}/{total, number}',
  medals: 'Medallar',
  wholeTable: 'Tam sıralama',
} as const;
