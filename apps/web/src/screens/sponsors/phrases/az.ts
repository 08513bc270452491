export const phrases = {
  title: 'Sponsorlar',
  menu: 'Sponsorlar',
  menuHint: 'Oyunları mümkün edən şirkətlər',
  empty: 'Hələ sponsor yoxdur',
  newWindow: '(yeni pəncərədə açılır)',
  row: {
    master: 'Milli Olimpiya baş sponsorları',
    olympic: 'Milli Olimpiya sponsorları',
    'incentive-law': 'İdmanın təşviqi haqqında qanun',
  },
} as const;
