export const phrases = {
  title: 'Turnir cədvəli',
  description: 'Kim vəsiqə qazanır: hər yarış növünün qrupları, pley-offu və sıralaması.',
  descriptionOf: '{name}: qruplar, pley-off və sıralama.',
  finalRanking: 'Yekun sıralama',
  rankingSoFar: 'Cari sıralama',
  results: 'Cari nəticələr',
  allResults: 'Nəticələr',
  notStarted: 'Başlamayıb',
  running: 'Davam edir',
  decided: 'Qaliblər məlumdur',
  begins: 'Başlayır: {time}',
  empty: 'Bu yarış növü haqqında hələ heç nə açıqlanmayıb',
} as const;
