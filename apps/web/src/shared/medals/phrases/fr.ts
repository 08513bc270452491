export const phrases = {
  official: 'Résultats officiels, {decided, number} épreuves sur {total, number}',
  rank: 'Rang',
  delegation: 'Délégation',
  sortGold: 'Trier par médailles d’or',
  sortTotal: 'Trier par total',
  count: '{name}, {medal} : {count}',
  unranked: 'Non classé',
  provisional: 'Pas encore officiel',
  open: 'Épreuve encore en cours',
  underWay: 'Une correction des médailles est en cours.',
  latest: 'Dernières médailles',
  emptyHint: 'Les premières médailles apparaîtront ici dès qu’une finale sera officielle.',
} as const;
