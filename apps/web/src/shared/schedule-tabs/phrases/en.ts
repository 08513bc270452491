export const phrases = {
  label: 'Schedule views',
  days: 'Days',
  disciplines: 'Sports',
  grid: 'Overview',
  classification: 'Standings',
  day: 'Day',
  event: 'Event',
} as const;
