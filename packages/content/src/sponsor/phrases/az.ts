export const phrases = {
  name: 'Sponsor',
  names: 'Sponsorlar',
  fields: {
    row: 'Qrup',
    name: 'Ad',
    logo: 'Loqo',
    logoDark: 'Tünd rejim üçün loqo',
    web: 'Veb-sayt',
  },
  words: {
    row: {
      master: 'Baş sponsorlar',
      olympic: 'Olimpiya tərəfdaşları',
      'incentive-law': 'İdmanın təşviqi haqqında qanun',
    },
  },
} as const;
