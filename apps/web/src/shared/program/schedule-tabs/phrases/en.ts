export const phrases = {
  label: 'Schedule views',
  days: 'Days',
  disciplines: 'Sports',
  grid: 'Calendar',
  classification: 'Standings',
  day: 'Today',
  event: 'Events',
} as const;
