export const phrases = {
  title: 'Classement',
  description: 'Qui se qualifie : poules, tableaux et classements de chaque épreuve.',
  descriptionOf: '{name} : poules, tableau et classement.',
  finalRanking: 'Classement final',
  rankingSoFar: 'Classement provisoire',
  results: 'Résultats jusqu’ici',
  allResults: 'Résultats',
  notStarted: 'Pas commencée',
  running: 'En cours',
  decided: 'Décidée',
  begins: 'Début : {time}',
  empty: 'Rien n’est encore publié sur cette épreuve',
} as const;
