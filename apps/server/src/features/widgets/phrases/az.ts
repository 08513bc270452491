export const az = {
  events: 'Proqram və nəticələr',
  medals: 'Medal sıralaması',
  live: 'Canlı',
  next: 'Növbəti',
  latest: 'Son nəticələr',
  noEvents: 'Proqramda heç nə yoxdur',
  noMedals: 'Hələ medal yoxdur',
  open: 'Podium-da aç',
  asOf: 'Yenilənib: {time}',
  rank: 'Yer',
  delegation: 'Nümayəndə heyəti',
};
