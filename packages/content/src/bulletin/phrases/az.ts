export const phrases = {
  name: 'Bülleten',
  names: 'Bülletenlər',
  fields: {
    number: 'Nömrə',
    title: 'Başlıq',
    published: 'Tarix və vaxt',
    priority: 'Əhəmiyyət',
    isPinned: 'Yuxarıda saxla',
    text: 'Mətn',
    files: 'Fayllar',
    replaces: 'Əvəz edir',
    audience: 'Auditoriya',
    discipline: 'İdman növü',
  },
  words: {
    audience: {
      everyone: 'Hamı',
      delegations: 'Nümayəndə heyətləri',
      athletes: 'İdmançılar',
      staff: 'İşçi heyəti',
    },
  },
} as const;
