export const phrases = {
  name: 'Lesson',
  names: 'Lessons',
  fields: {
    course: 'Course',
    title: 'Title',
    text: 'Text',
    minutes: 'Minutes',
    video: 'Video',
    captions: 'Captions',
    files: 'Files',
  },
} as const;
