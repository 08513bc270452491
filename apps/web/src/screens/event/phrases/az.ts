export const phrases = {
  title: 'Yarışlar',
  description: 'Bir yarış əvvəldən sona: ilk qaçışdan medallara qədər.',
  descriptionOf: '{name}: bütün mərhələlər, vaxtlar, liderlər və medalçılar.',
  phases: 'Medallara gedən yol',
  current: 'Cari mərhələ',
  ifNeeded: 'Lazım gələrsə',
  mine: 'İzlənilir',
  ranking: 'Yekun sıralama',
  standings: 'Turnir vəziyyəti',
  medals: 'Bu idman növünün medalları',
  noUnits: 'Bu yarışın proqramı hələ dərc olunmayıb',
} as const;
