export const az = {
  begin: 'Başladı',
  finish: 'Bitdi',
  reopen: 'Yenidən başladı',
  confirm: 'Təsdiqləndi',
  starters: 'Start siyahısı dəyişdi',
  winner: 'Qalib göstərildi',
  noWinner: 'Qalib hesaba görə müəyyən olunur',
  undo: 'Addım geri götürüldü',
  noMark: 'Nəticə silindi',
  goal: 'Qol',
  order: 'Sıra',
} as const;
