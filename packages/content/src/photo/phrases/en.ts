export const phrases = {
  name: 'Photo',
  names: 'Photos',
  fields: {
    album: 'Photo album',
    image: 'Picture',
    caption: 'Caption',
    credit: 'Credit',
    taken: 'Taken at',
    unit: 'Contest',
    people: 'People in the picture',
  },
  hints: {
    people: 'The photo is public only if all of them are published in full.',
  },
} as const;
