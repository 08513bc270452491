export const phrases = {
  counter: 'Point counter',
  home: 'Home',
  away: 'Away',
  plus: 'Add a point for {name}',
  minus: 'Remove a point from {name}',
  undo: 'Undo',
} as const;
