export const phrases = {
  title: '{sport}: {event}, {round} – ümumi sıralama',
  description: '{sport}, {event}, {round}: ümumi sıralama və vəsiqə qazananlar.',
  ranking: 'Mərhələnin ümumi sıralaması',
  total: 'Toplanan nəticə',
  empty: 'Bu mərhələnin sıralaması hələ yoxdur',
} as const;
