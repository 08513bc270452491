export const phrases = {
  find: 'Find an event',
  openAll: 'Open all',
  foldAll: 'Fold all',
  none: 'No event has this name.',
  faulty: 'Needs a correction',
  drawn: '{entries, plural, one {# entry} other {# entries}} · {contests, plural, one {# contest} other {# contests}}',
  entered: '{entries, plural, one {# entry} other {# entries}}',
} as const;
