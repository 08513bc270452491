export const phrases = {
  title: 'Kuboklar',
  points: '{points, plural, one {# xal} other {# xal}}',
  noPoints: 'Hələ xal yoxdur',
  pointsHead: 'Xal',
  rankAndPoints: 'Yer: {rank, number} · {points, plural, one {# xal} other {# xal}}',
} as const;
