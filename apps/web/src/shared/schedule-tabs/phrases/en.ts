export const phrases = {
  label: 'Schedule views',
  days: 'Days',
  disciplines: 'Sports',
  grid: 'Grid',
  classification: 'Standings',
  day: 'Day',
  event: 'Event',
} as const;
