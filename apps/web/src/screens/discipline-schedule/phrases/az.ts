export const phrases = {
  views: 'Proqramın görünüşləri',
  days: 'Günlər üzrə',
  events: 'Yarış növləri üzrə',
  venues: 'Obyektlər üzrə',
  allDays: 'Bütün günlər',
  noEvent: 'Məşqlər, iclaslar və digərləri',
  noVenue: 'Yarış yeri hələ müəyyən deyil',
  noneOnDay: 'Həmin gün heç nə yoxdur',
  emptyHint: 'Proqram açıqlanan kimi burada görünəcək.',
  earlier: 'Bu gün bitənlər: {count, number}',
} as const;
