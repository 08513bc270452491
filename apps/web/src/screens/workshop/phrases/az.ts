export const phrases = {
  counter: 'Xal sayğacı',
  home: 'Ev sahibi',
  away: 'Qonaq',
  plus: '{name}: bir xal artıq',
  minus: '{name}: bir xal az',
  undo: 'Geri al',
} as const;
