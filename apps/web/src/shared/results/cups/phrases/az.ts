export const phrases = {
  title: 'Kuboklar',
  points: '{points, plural, one {# xal} other {# xal}}',
  noPoints: 'Hələ xal yoxdur',
  pointsHead: 'Xal',
} as const;
