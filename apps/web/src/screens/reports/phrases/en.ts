export const phrases = {
  title: 'Reports',
  titleOf: 'Reports: {discipline}',
  description: 'Official results, rankings and competition documents of the Games, to open and download.',
  menu: 'Reports',
  menuHint: 'Results, bulletins and documents',
  menuOther: 'Daily bulletin, bulletins, results book, PDF, documents, start lists, downloads',
  groups: 'Types of reports',
  search: 'Event, sport or title',
  discipline: 'Sport',
  allDisciplines: 'All sports',
  count: '{count, plural, one {# report} other {# reports}}',
  pages: 'Pages of the list',
} as const;
