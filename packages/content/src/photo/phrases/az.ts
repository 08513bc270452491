export const phrases = {
  name: 'Foto',
  names: 'Fotolar',
  fields: {
    album: 'Foto albomu',
    image: 'Şəkil',
    caption: 'Şəklin altyazısı',
    credit: 'Müəllif',
    taken: 'Çəkilmə vaxtı',
    unit: 'Yarış',
    people: 'Şəkildəki insanlar',
  },
  hints: {
    people: 'Foto yalnız hamısı tam açıqlananda görünür.',
  },
} as const;
