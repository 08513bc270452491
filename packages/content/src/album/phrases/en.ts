export const phrases = {
  name: 'Photo album',
  names: 'Photo albums',
  fields: {
    title: 'Title',
    description: 'Description',
    day: 'Day',
    discipline: 'Sport',
    venue: 'Venue',
    photographer: 'Photographer',
  },
} as const;
