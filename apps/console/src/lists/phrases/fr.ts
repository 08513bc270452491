export const phrases = {
  filters: '{count, plural, =0 {Filtres} one {Filtres (#)} many {Filtres (#)} other {Filtres (#)}}',
  csv: 'Télécharger en CSV',
  more: 'Afficher plus',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  pageSize: 'Lignes par page :',
  range: '{from}–{to} sur {total}',
} as const;
