export const phrases = {
  name: 'Safe sport page',
  names: 'Safe sport pages',
  fields: {
    title: 'Title',
    text: 'Text',
    video: 'Video',
    fallback: 'The same film as WebM or MP4',
    captions: 'Captions',
    poster: 'Still picture',
    duration: 'Length (seconds)',
    files: 'Files',
  },
} as const;
