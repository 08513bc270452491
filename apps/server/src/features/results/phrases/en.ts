export const en = {
  /** Steps in the history of a contest. */
  begin: 'Contest began',
  finish: 'Finished',
  reopen: 'Reopened',
  confirm: 'Result confirmed',
  starters: 'Start list changed',
  winner: 'Winner set',
  noWinner: 'Winner taken from the score',
  undo: 'Step taken back',
  noMark: 'Mark removed',
  goal: 'Goal',
  winnerOf: 'Winner of {name}',
  loserOf: 'Loser of {name}',
  order: 'Start order',
} as const;
