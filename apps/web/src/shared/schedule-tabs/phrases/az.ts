export const phrases = {
  label: 'Proqramın görünüşləri',
  days: 'Günlər',
  disciplines: 'İdman növləri',
  grid: 'Cədvəl',
  classification: 'Turnir vəziyyəti',
  day: 'Gün',
  event: 'Yarış',
} as const;
