export const en = {
  /** What a person entered, in the history of a contest. */
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
  order: 'Start order',
} as const;
