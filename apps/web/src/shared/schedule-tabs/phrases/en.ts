export const phrases = {
  label: 'Schedule views',
  days: 'Days',
  disciplines: 'Sports',
  grid: 'All sports by day',
  classification: 'Standings',
  day: 'Day',
  event: 'Event',
} as const;
