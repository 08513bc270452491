export const phrases = {
  title: 'Copas',
  points: '{points, plural, one {# punto} many {# de puntos} other {# puntos}}',
  noPoints: 'Aún no hay puntos',
  pointsHead: 'Puntos',
} as const;
