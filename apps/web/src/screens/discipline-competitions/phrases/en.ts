export const phrases = {
  title: 'Events and phases',
  noGender: 'Other events',
  openEvent: 'Page of this event',
  noUnits: 'The schedule of this event is not published yet',
  emptyHint: 'The events appear here as soon as the programme is published.',
} as const;
