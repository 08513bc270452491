export const phrases = {
  search: 'Başlıq üzrə axtar',
  order: 'Sıralama',
  by: {
    date: 'Əvvəlcə ən yenilər',
    title: 'Başlıq üzrə',
    priority: 'Prioritet üzrə',
  },
  type: {
    transport: 'Nəqliyyat',
    report: 'Hesabat',
    competition: 'Yarış',
    general: 'Ümumi',
  },
  pinned: '{kind, select, bulletin {Bərkidilib} other {Bərkidilib}}',
  urgent: 'Təcili',
  latestBulletins: 'Son bülletenlər',
  allBulletins: 'Bütün bülletenlər',
} as const;
