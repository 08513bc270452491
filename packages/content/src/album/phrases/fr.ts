export const phrases = {
  name: 'Album photo',
  names: 'Albums photo',
  fields: {
    title: 'Titre',
    description: 'Description',
    day: 'Jour',
    discipline: 'Sport',
    venue: 'Site',
    photographer: 'Photographe',
  },
} as const;
