export const phrases = {
  title: 'Days',
  description: 'All days of the Games with their events, medals and results.',
  rest: 'No competition',
  coming: 'Upcoming days',
  earlier: 'Earlier days',
  finals: '{count, plural, one {# final} other {# finals}}',
  decided: '{won, number} of {total, plural, one {# final} other {# finals}} decided',
  allDecided: '{count, plural, one {# final decided} other {# finals decided}}',
  menu: 'Results',
  menuHint: 'What happened, day by day',
  menuOther: 'Today, day, daily results, fixtures',
} as const;
