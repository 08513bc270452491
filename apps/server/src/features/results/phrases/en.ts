export const en = {
  /** What a person entered, in the history of a contest. */
  begin: 'Started',
  finish: 'Finished',
  reopen: 'Reopened',
  confirm: 'Confirmed',
  starters: 'Start list changed',
  winner: 'Winner set',
  noWinner: 'Winner taken from the score',
  undo: 'Step taken back',
  noMark: 'Mark removed',
  goal: 'Goal',
  order: 'Order',
} as const;
