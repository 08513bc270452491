export const phrases = {
  title: 'Kuboklar',
  points: '{points, plural, one {# xal} other {# xal}}',
} as const;
