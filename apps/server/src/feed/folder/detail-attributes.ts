/** Columns besides `value`, with their names in the feed. */
export const detailAttributes = {
  value2: 'Value2',
  attempt: 'Attempt',
  percent: 'Percent',
  rank: 'Rank',
  diff: 'Diff',
} as const;
