export const az = {
  begin: 'Yarış başladı',
  finish: 'Bitdi',
  reopen: 'Yenidən başladı',
  confirm: 'Nəticə təsdiqləndi',
  starters: 'Start siyahısı dəyişdi',
  winner: 'Qalib göstərildi',
  noWinner: 'Qalib hesaba görə müəyyən olunur',
  undo: 'Addım geri götürüldü',
  noMark: 'Nəticə silindi',
  goal: 'Qol',
  order: 'Start sırası',
} as const;
