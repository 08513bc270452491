export const phrases = {
  label: 'Views of the schedule',
  days: 'Days',
  disciplines: 'Sports',
  grid: 'Grid',
  classification: 'Standings',
  day: 'Day',
  event: 'Event',
} as const;
