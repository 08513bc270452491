export const phrases = {
  title: 'Günlər üzrə nəticələr',
  description: 'Oyunların bütün günləri: yarışlar, medallar və nəticələr.',
  rest: 'Yarış yoxdur',
  nextFirst: 'Əvvəl gələnlər',
  menu: 'Nəticələr',
  menuHint: 'Gün-gün nələr oldu',
} as const;
