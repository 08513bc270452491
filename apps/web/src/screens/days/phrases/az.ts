export const phrases = {
  title: 'Günlər',
  description: 'Oyunların bütün günləri: yarışlar, medallar və nəticələr.',
  rest: 'Yarış yoxdur',
  coming: 'Qarşıdan gələnlər',
  earlier: 'Əvvəlki günlər',
  finals: '{count, plural, one {# final} other {# final}}',
  decided: 'Keçirilmiş finallar: {won, number}/{total, number}',
  allDecided: '{count, plural, one {# final keçirilib} other {# final keçirilib}}',
  menu: 'Nəticələr',
  menuHint: 'Günbəgün nələr oldu',
  menuOther: 'Bu gün, gün, günün nəticələri',
} as const;
