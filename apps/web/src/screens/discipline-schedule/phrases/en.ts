export const phrases = {
  views: 'Schedule views',
  days: 'By day',
  events: 'By event',
  venues: 'By venue',
  allDays: 'All days',
  noEvent: 'Training, meetings and other activities',
  noVenue: 'Venue to be determined',
  noneOnDay: 'Nothing on this day',
  emptyHint: 'The schedule will appear here as soon as it is published.',
  earlier: 'Earlier today: {count, number}',
} as const;
