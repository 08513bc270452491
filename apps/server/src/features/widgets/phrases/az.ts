export const az = {
  events: 'Proqram və nəticələr',
  medals: 'Medal sıralaması',
  live: 'Canlı',
  next: 'Növbəti',
  latest: 'Son nəticələr',
  noEvents: 'Proqramda heç nə yoxdur',
  noMedals: 'Hələ medal yoxdur',
  open: 'Podium-da aç',
  rehearsal: 'Sınaqdır: bu nəticələr uydurmadır və silinəcək.',
  asOf: 'Yenilənib: {time}',
  rank: 'Yer',
  delegation: 'Nümayəndə heyəti',
};
