export const phrases = {
  title: 'Sponsorlar',
  menu: 'Sponsorlar',
  menuHint: 'Oyunların keçirilməsinə imkan yaradan şirkətlər',
  menuOther: 'Tərəfdaşlar',
  empty: 'Hələ sponsor yoxdur',
  newWindow: '(yeni pəncərədə açılır)',
  row: {
    master: 'Milli Olimpiya baş sponsorları',
    olympic: 'Milli Olimpiya sponsorları',
    'incentive-law': 'İdmanın təşviqi haqqında qanun',
  },
} as const;
