/** Papers of contests: a start list, a list to call the starters by, a sheet with empty boxes for the result. */
export const contestPapers = ['start-list', 'call-room', 'score-sheet'] as const;
export type ContestPaper = (typeof contestPapers)[number];
