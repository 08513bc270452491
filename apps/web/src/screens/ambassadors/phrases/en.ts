export const phrases = {
  title: 'Ambassadors',
  menu: 'Ambassadors',
  menuHint: 'Athletes and professors to meet, day by day',
  menuOther: 'Stars, former athletes',
  intro: 'Pick a day and see which athletes and professors you can meet.',
  days: 'Days',
  count: '{count, plural, one {# person} other {# people}}',
  empty: 'No ambassadors on this day',
  next: 'Next: {day}',
  athletes: 'Athletes',
  professors: 'Professors',
  about: 'About',
} as const;
