export const phrases = {
  description: '{name} Oyunlarda: idmançılar, proqram, nəticələr və medallar.',
  athletes: '{count, plural, one {# idmançı} other {# idmançı}}',
  teams: '{count, plural, one {# komanda} other {# komanda}}',
  officials: '{count, plural, one {# rəsmi şəxs} other {# rəsmi şəxs}}',
  rank: 'Yer',
  medalsOf: '{name}, {medal}: {count}',
  days: 'Yarış günləri',
  live: 'İndi canlı',
  next: 'Növbəti',
  latest: 'Son nəticələr',
  sports: 'İdman növləri',
} as const;
