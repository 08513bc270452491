export const phrases = {
  title: 'Coupes',
  points: '{points, plural, one {# point} many {# de points} other {# points}}',
} as const;
