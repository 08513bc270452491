export const phrases = {
  title: 'What next',
  results: 'Enter results',
  schedule: 'Change times and places',
  bulletin: 'Write a bulletin',
  participants: 'Check which names are public',
  people: 'Invite others',
  hint: {
    results: 'Choose a contest and tap Begin. Everyone sees each entry at once.',
    schedule: 'Move contests that are late or take place elsewhere.',
    bulletin: 'Official communications, in every language you write.',
    participants: 'Decide how much of each participant everyone sees.',
    people: 'For referees, publishers and managers: they get a link, and need no account before.',
  },
} as const;
