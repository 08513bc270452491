export const phrases = {
  name: 'Special award',
  names: 'Special awards',
  fields: {
    name: 'Name of the award',
    discipline: 'Sport',
    event: 'Event',
    day: 'Day',
    people: 'Awarded people',
    teams: 'Awarded teams',
    delegations: 'Awarded delegations',
    reason: 'Reason',
    start: 'Ceremony starts at',
    venue: 'Venue',
    place: 'Exact place',
    presenters: 'Award presenters',
  },
  hints: {
    name: 'Best goalkeeper, fair play, …',
    discipline: 'Empty for an award of the whole Games',
    presenters: 'One per line',
  },
} as const;
