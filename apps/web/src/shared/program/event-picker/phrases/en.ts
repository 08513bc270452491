export const phrases = {
  sport: 'Sport',
  event: 'Event',
  chooseSport: 'Choose a sport',
  allSports: 'All sports',
  allEvents: 'All events',
  gender: 'Gender',
  decided: 'Decided',
} as const;
