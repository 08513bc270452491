export const phrases = {
  counter: 'Point counter',
  home: 'Home',
  away: 'Away',
  plus: '{name}: one point more',
  minus: '{name}: one point less',
  undo: 'Undo',
} as const;
