export const phrases = {
  live: 'Live now',
  allLive: 'All live: {count, number}',
  finals: '{count, plural, one {Today’s final} other {Today’s finals}}',
  finalsOf: '{count, plural, one {Final} other {Finals}} · {day}',
  wholeDay: 'My whole day',
  nothingMore: 'Nothing more is planned for those you follow.',
  allFinals: 'All finals',
  finalsDone: '{done, number} of {total, number} finals decided',
  medals: 'Medals',
  wholeTable: 'Full medal table',
} as const;
