export const phrases = {
  title: 'Events and phases',
  noGender: 'Other events',
  openEvent: 'View event',
  noUnits: 'The schedule for this event hasn’t been published yet',
  emptyHint: 'Events will appear here once the schedule is published.',
  next: 'Next: {round}',
  today: 'today {time}',
  tomorrow: 'tomorrow {time}',
} as const;
