export const phrases = {
  decidedEvent: '{name} ✓',
  openEvent: 'View event',
  withoutPlace: 'Not ranked',
  notYet: 'No final ranking yet',
  none: 'No final ranking',
  notYetHint: 'It will appear once the event’s last result is official.',
  openPhases: 'Phases and results so far',
} as const;
