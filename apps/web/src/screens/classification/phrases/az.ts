export const phrases = {
  title: 'Turnir vəziyyəti',
  description: 'Kim irəliləyir: hər yarışın qrupları, torları və sıralaması.',
  descriptionOf: '{name}: qruplar, tor və sıralama.',
  finalRanking: 'Yekun sıralama',
  rankingSoFar: 'Hələlik sıralama',
  results: 'Hələlik nəticələr',
  allResults: 'Nəticələr',
  notStarted: 'Başlamayıb',
  running: 'Davam edir',
  decided: 'Qaliblər məlumdur',
  begins: 'Başlayır: {time}',
  empty: 'Bu yarış haqqında hələ heç nə dərc olunmayıb',
} as const;
