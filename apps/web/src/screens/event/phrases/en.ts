export const phrases = {
  title: 'Events',
  description: 'One event at a time: from the first heat to the medals.',
  descriptionOf: '{name}: every phase with its times and leaders, and the medallists.',
  phases: 'The way to the medals',
  current: 'Current phase',
  ifNeeded: 'If needed',
  mine: 'Followed',
  ranking: 'Final ranking',
  standings: 'Standings',
  medals: 'Medals of this sport',
  noUnits: 'The schedule of this event is not published yet',
} as const;
