export const phrases = {
  description: '{name} aux Jeux : athlètes, programme, résultats et médailles.',
  athletes: '{count, plural, one {# athlète} many {# d’athlètes} other {# athlètes}}',
  teams: '{count, plural, one {# équipe} many {# d’équipes} other {# équipes}}',
  officials: '{count, plural, one {# officiel} many {# d’officiels} other {# officiels}}',
  rank: 'Rang',
  medalsOf: '{name}, {medal} : {count}',
  days: 'Jours de compétition',
  live: 'En direct',
  next: 'À suivre',
  latest: 'Derniers résultats',
  sports: 'Sports',
} as const;
