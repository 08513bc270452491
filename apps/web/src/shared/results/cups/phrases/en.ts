export const phrases = {
  title: 'Cups',
  points: '{points, plural, one {# point} other {# points}}',
} as const;
