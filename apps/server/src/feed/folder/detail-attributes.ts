/** Columns beside `value`, under the names that the feed gives them. */
export const detailAttributes = {
  value2: 'Value2',
  attempt: 'Attempt',
  percent: 'Percent',
  rank: 'Rank',
  diff: 'Diff',
} as const;
