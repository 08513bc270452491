export const phrases = {
  title: 'Rapports',
  titleOf: 'Rapports : {discipline}',
  description: 'Résultats officiels, classements et documents de compétition, à ouvrir ou à télécharger.',
  menu: 'Rapports',
  menuHint: 'Résultats, bulletins et documents',
  menuOther: 'Bulletin, livre des résultats, PDF, documents, listes de départ, téléchargements',
  groups: 'Types de rapports',
  search: 'Épreuve, sport ou titre',
  discipline: 'Sport',
  allDisciplines: 'Tous les sports',
  count: '{count, plural, one {# rapport} many {# de rapports} other {# rapports}}',
  pages: 'Pages de la liste',
} as const;
