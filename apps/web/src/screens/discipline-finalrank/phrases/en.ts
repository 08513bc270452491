export const phrases = {
  decidedEvent: '{name} ✓',
  openEvent: 'Page of this event',
  withoutPlace: 'Without a place',
  notYet: 'No final ranking yet',
  none: 'No final ranking',
  notYetHint: 'It appears when the last result of the event is official.',
  openPhases: 'Phases and results so far',
} as const;
