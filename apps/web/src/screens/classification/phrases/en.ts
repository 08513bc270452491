export const phrases = {
  title: 'Standings',
  description: 'Who advances: groups, brackets and rankings of every event.',
  descriptionOf: '{name}: groups, brackets and ranking.',
  finalRanking: 'Final ranking',
  rankingSoFar: 'Ranking so far',
  results: 'Results so far',
  allResults: 'Results',
  notStarted: 'Not started',
  running: 'Under way',
  decided: 'Decided',
  begins: 'Starts: {time}',
  empty: 'Nothing has been published for this event yet',
} as const;
