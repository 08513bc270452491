export const phrases = {
  title: 'Coupes',
  points: '{points, plural, one {# point} many {# de points} other {# points}}',
  noPoints: 'Pas encore de points',
  pointsHead: 'Points',
  rankAndPoints: 'Rang {rank, number} · {points, plural, one {# point} many {# de points} other {# points}}',
} as const;
