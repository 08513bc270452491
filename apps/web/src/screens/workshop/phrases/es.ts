export const phrases = {
  counter: 'Contador de puntos',
  home: 'Local',
  away: 'Visitante',
  plus: '{name}: un punto más',
  minus: '{name}: un punto menos',
  undo: 'Deshacer',
} as const;
