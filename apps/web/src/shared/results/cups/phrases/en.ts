export const phrases = {
  title: 'Cups',
  points: '{points, plural, one {# point} other {# points}}',
  noPoints: 'No points yet',
  pointsHead: 'Points',
  rankAndPoints: 'Rank {rank, number} · {points, plural, one {# point} other {# points}}',
} as const;
