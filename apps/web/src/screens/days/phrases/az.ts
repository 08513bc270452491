export const phrases = {
  title: 'Günlər üzrə nəticələr',
  description: 'Oyunların bütün günləri: yarışlar, medallar və nəticələr.',
  rest: 'Yarış yoxdur',
  nextFirst: 'Yaxınlaşanlar əvvəlcə',
  menu: 'Nəticələr',
  menuHint: 'Günbəgün nələr oldu',
} as const;
