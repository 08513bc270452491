export const phrases = {
  title: 'Results by day',
  description: 'All days of the Games with their events, medals and results.',
  rest: 'No competition',
} as const;
