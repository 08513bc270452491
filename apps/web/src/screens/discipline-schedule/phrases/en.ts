export const phrases = {
  views: 'Order of the schedule',
  days: 'By day',
  events: 'By event',
  venues: 'By venue',
  allDays: 'All days',
  noEvent: 'Training, meetings and others',
  noVenue: 'Venue not decided yet',
  noneOnDay: 'Nothing on this day',
  emptyHint: 'The programme appears here as soon as it is published.',
} as const;
