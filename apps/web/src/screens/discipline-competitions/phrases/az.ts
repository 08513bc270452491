export const phrases = {
  title: 'Yarışlar və mərhələlər',
  noGender: 'Digər yarışlar',
  openEvent: 'Bu yarışın səhifəsi',
  noUnits: 'Bu yarışın proqramı hələ dərc olunmayıb',
  emptyHint: 'Proqram dərc olunan kimi yarışlar burada görünəcək.',
} as const;
