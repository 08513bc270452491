export const phrases = {
  label: 'Proqramın görünüşləri',
  days: 'Günlər',
  disciplines: 'İdman növləri',
  grid: 'Günlər üzrə bütün idman növləri',
  classification: 'Turnir cədvəli',
  day: 'Gün',
  event: 'Yarış növü',
} as const;
