export const phrases = {
  name: 'Ambassador',
  names: 'Ambassadors',
  fields: {
    type: 'Role in the program',
    name: 'Name',
    person: 'Participant of the Games',
    sport: 'Sport',
    delegation: 'Delegation',
    role: 'Presentation in one line',
    biography: 'Biography',
    days: 'Days available',
    from: 'From',
    until: 'Until',
    venue: 'Venue',
    place: 'Place',
    photo: 'Photo',
  },
  words: {
    type: {
      athlete: 'Athlete',
      professor: 'Teacher or trainer',
    },
  },
  hints: {
    person: 'Their publication level then applies to name and photo.',
  },
} as const;
