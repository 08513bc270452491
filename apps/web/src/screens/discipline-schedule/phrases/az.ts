export const phrases = {
  views: 'Proqramın sırası',
  days: 'Günlər üzrə',
  events: 'Yarışlar üzrə',
  venues: 'Məkanlar üzrə',
  allDays: 'Bütün günlər',
  noEvent: 'Məşqlər, iclaslar və digərləri',
  noVenue: 'Məkan hələ müəyyən deyil',
  noneOnDay: 'Bu gün heç nə yoxdur',
  emptyHint: 'Proqram dərc olunan kimi burada görünəcək.',
} as const;
