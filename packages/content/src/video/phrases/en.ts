export const phrases = {
  name: 'Video',
  names: 'Videos',
  fields: {
    state: 'Status',
    title: 'Title',
    description: 'Description',
    discipline: 'Sport',
    unit: 'Contest',
    file: 'File',
    fallback: 'The same film as WebM or MP4',
    hls: 'Address of the stream (HLS)',
    external: 'External player',
    captions: 'Captions',
    poster: 'Still picture',
    start: 'Start',
    end: 'End',
    duration: 'Length (seconds)',
  },
  words: {
    state: {
      live: 'Live',
      upcoming: 'Upcoming',
      recorded: 'Recorded',
    },
  },
  hints: {
    file: 'One source only: a file, a stream or an external player',
    external: 'Opens only after a click',
  },
} as const;
