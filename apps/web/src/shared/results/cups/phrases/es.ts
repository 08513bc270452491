export const phrases = {
  title: 'Copas',
  points: '{points, plural, one {# punto} many {# de puntos} other {# puntos}}',
} as const;
