export const en = {
  name: 'Tennis',
  point: 'Point',
  gameWon: 'Game won',
  setWon: 'Set won',
  gamePoints: 'Score in the game',
  tieBreak: 'Tie-break',
  pointsBySet: 'Games by set',
  aheadRatio: 'Ahead on set ratio',
  aheadPointRatio: 'Ahead on game ratio',
} as const;
