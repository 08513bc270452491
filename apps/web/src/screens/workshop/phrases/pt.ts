export const phrases = {
  counter: 'Contador de pontos',
  home: 'Mandante',
  away: 'Visitante',
  plus: '{name}: mais um ponto',
  minus: '{name}: menos um ponto',
  undo: 'Desfazer',
} as const;
