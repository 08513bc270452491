export const phrases = {
  description: '{name} en los Juegos: deportistas, programa, resultados y medallas.',
  athletes: '{count, plural, one {# deportista} many {# de deportistas} other {# deportistas}}',
  teams: '{count, plural, one {# equipo} many {# de equipos} other {# equipos}}',
  officials: '{count, plural, one {# oficial} many {# de oficiales} other {# oficiales}}',
  rank: 'Puesto',
  medalsOf: '{name}, {medal}: {count}',
  days: 'Días de competición',
  live: 'En vivo ahora',
  next: 'A continuación',
  latest: 'Últimos resultados',
  sports: 'Deportes',
} as const;
