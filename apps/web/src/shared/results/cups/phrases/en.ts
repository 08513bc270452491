export const phrases = {
  title: 'Cups',
  points: '{points, plural, one {# point} other {# points}}',
  noPoints: 'No points yet',
  pointsHead: 'Points',
} as const;
