export const phrases = {
  title: 'Days',
  description: 'All days of the Games with their events, medals and results.',
  rest: 'No competition',
  nextFirst: 'Upcoming first',
  menu: 'Days',
  menuHint: 'What happened, day by day',
} as const;
