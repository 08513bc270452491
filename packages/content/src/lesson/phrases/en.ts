export const phrases = {
  name: 'Lesson',
  names: 'Lessons',
  fields: {
    course: 'Course',
    title: 'Title',
    text: 'Text',
    minutes: 'Minutes',
    video: 'Video',
    fallback: 'The same film as WebM or MP4',
    captions: 'Captions',
    files: 'Files',
  },
} as const;
