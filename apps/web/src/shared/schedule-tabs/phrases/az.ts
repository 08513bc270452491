export const phrases = {
  label: 'Proqramın görünüşləri',
  days: 'Günlər',
  disciplines: 'İdman növləri',
  grid: 'Ümumi cədvəl',
  classification: 'Turnir cədvəli',
  day: 'Gün',
  event: 'Yarış növü',
} as const;
