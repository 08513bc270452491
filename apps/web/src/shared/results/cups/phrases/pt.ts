export const phrases = {
  title: 'Taças',
  points: '{points, plural, one {# ponto} many {# de pontos} other {# pontos}}',
  noPoints: 'Ainda não há pontos',
  pointsHead: 'Pontos',
  rankAndPoints: 'Posição {rank, number} · {points, plural, one {# ponto} many {# de pontos} other {# pontos}}',
} as const;
