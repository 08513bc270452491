export const phrases = {
  title: 'Results by day',
  description: 'All days of the Games with their events, medals and results.',
  rest: 'No competition',
  nextFirst: 'Upcoming first',
  menu: 'Results',
  menuHint: 'What happened, day by day',
} as const;
