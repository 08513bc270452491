export const phrases = {
  title: 'Günlər',
  description: 'Oyunların bütün günləri: yarışlar, medallar və nəticələr.',
  rest: 'Yarış yoxdur',
  nextFirst: 'Yaxınlaşanlar əvvəlcə',
  menu: 'Günlər',
  menuHint: 'Günbəgün nələr oldu',
} as const;
