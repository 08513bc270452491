export const phrases = {
  label: 'Proqramın görünüşləri',
  days: 'Günlər',
  disciplines: 'İdman növləri',
  grid: 'Təqvim',
  classification: 'Turnir cədvəli',
  day: 'Bu gün',
  event: 'Yarış növləri',
} as const;
