export const phrases = {
  title: 'Yarış növləri və mərhələlər',
  noGender: 'Digər yarış növləri',
  openEvent: 'Yarış növünə bax',
  noUnits: 'Bu yarış növünün proqramı hələ açıqlanmayıb',
  emptyHint: 'Proqram açıqlanan kimi yarış növləri burada görünəcək.',
  next: 'Növbəti: {round}',
  today: 'bu gün {time}',
  tomorrow: 'sabah {time}',
} as const;
