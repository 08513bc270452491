export const az = {
  description: 'Oyunların proqramı, nəticələri və medalları',
  live: 'Canlı',
  medals: 'Medallar',
  schedule: 'Proqram',
  help: 'Kömək və təhlükəsiz idman',
  shotSchedule: 'Bir günün proqramı',
  shotResult: 'Nəticə',
  shotMedals: 'Medal sıralaması',
  shotWide: 'Günlər üzrə cədvəl',
};
