export const phrases = {
  title: 'Taças',
  points: '{points, plural, one {# ponto} many {# de pontos} other {# pontos}}',
} as const;
