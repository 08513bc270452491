export const phrases = {
  description: '{name} nos Jogos: atletas, programação, resultados e medalhas.',
  athletes: '{count, plural, one {# atleta} many {# de atletas} other {# atletas}}',
  teams: '{count, plural, one {# equipe} many {# de equipes} other {# equipes}}',
  officials: '{count, plural, one {# oficial} many {# de oficiais} other {# oficiais}}',
  rank: 'Posição',
  medalsOf: '{name}, {medal}: {count}',
  days: 'Dias de competição',
  live: 'Ao vivo agora',
  next: 'A seguir',
  latest: 'Últimos resultados',
  sports: 'Modalidades',
} as const;
