export const phrases = {
  title: 'Copas',
  points: '{points, plural, one {# punto} many {# de puntos} other {# puntos}}',
  noPoints: 'Aún no hay puntos',
  pointsHead: 'Puntos',
  rankAndPoints: 'Puesto {rank, number} · {points, plural, one {# punto} many {# de puntos} other {# puntos}}',
} as const;
