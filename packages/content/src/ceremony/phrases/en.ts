export const phrases = {
  name: 'Medal ceremony',
  names: 'Medal ceremonies',
  fields: {
    event: 'Event',
    start: 'Start',
    venue: 'Venue',
    place: 'Exact place',
    presenters: 'Presenters',
    state: 'Status',
    note: 'Note',
  },
  words: {
    state: {
      planned: 'Planned ceremony',
      called: 'Medalists called',
      delivered: 'Medals handed over',
    },
  },
  hints: {
    presenters: 'One per line',
  },
} as const;
