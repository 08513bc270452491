export const phrases = {
  description: '{name} at the Games: athletes, schedule, results and medals.',
  athletes: '{count, plural, one {# athlete} other {# athletes}}',
  teams: '{count, plural, one {# team} other {# teams}}',
  officials: '{count, plural, one {# official} other {# officials}}',
  rank: 'Rank',
  medalsOf: '{name}, {medal}: {count}',
  days: 'Competition days',
  live: 'Live now',
  next: 'Next',
  latest: 'Latest results',
  sports: 'Sports',
} as const;
