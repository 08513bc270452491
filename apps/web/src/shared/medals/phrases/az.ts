export const phrases = {
  official: 'Rəsmi nəticələr, {total, number} yarışdan {decided, number}',
  rank: 'Yer',
  delegation: 'Nümayəndə heyəti',
  sortGold: 'Qızıl medallara görə sırala',
  sortTotal: 'Cəmə görə sırala',
  count: '{name}, {medal}: {count}',
  unranked: 'Yer verilmir',
  provisional: 'Hələ rəsmi deyil',
  open: 'Yarış hələ davam edir',
  underWay: 'Medallarda düzəliş edilir.',
  latest: 'Son medallar',
  emptyHint: 'İlk finalın nəticəsi rəsmiləşən kimi medallar burada görünəcək.',
} as const;
