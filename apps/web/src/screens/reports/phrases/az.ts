export const phrases = {
  title: 'Hesabatlar',
  titleOf: 'Hesabatlar: {discipline}',
  description: 'Oyunların rəsmi nəticələri, sıralamaları və yarış sənədləri: açmaq və endirmək üçün.',
  menu: 'Hesabatlar',
  menuHint: 'Nəticələr, bülletenlər və sənədlər',
  menuOther: 'Bülleten, nəticələr kitabı, PDF, sənədlər, start siyahıları',
  groups: 'Hesabatların növləri',
  search: 'Yarış növü, idman növü və ya ad',
  discipline: 'İdman növü',
  allDisciplines: 'Bütün idman növləri',
  count: '{count, plural, one {# hesabat} other {# hesabat}}',
  pages: 'Siyahının səhifələri',
} as const;
