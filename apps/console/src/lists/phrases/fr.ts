export const phrases = {
  csv: 'Télécharger en CSV',
  more: 'Afficher plus',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  pageSize: 'Lignes par page :',
  range: '{from}–{to} sur {total}',
} as const;
