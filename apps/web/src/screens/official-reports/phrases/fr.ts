export const phrases = {
  title: 'Rapports officiels',
  description: 'Rapports, règlements, horaires et autres documents de l’organisation.',
  type: 'Type',
  allTypes: 'Tous les types',
  count: '{count, plural, one {# document} many {# de documents} other {# documents}}',
  emptyHint: 'Les documents apparaîtront ici dès leur publication.',
  toReports: 'Rapports de résultats et listes de départ',
} as const;
