export const phrases = {
  name: 'Course',
  names: 'Courses',
  fields: {
    title: 'Title',
    provider: 'Provider',
    summary: 'Summary',
    language: 'Language',
    hours: 'Hours of learning',
    isOnline: 'Online',
    place: 'Place',
    web: 'Website',
    audience: 'Audience',
    passPercent: 'Lessons to finish (percent)',
    hasCertificate: 'With certificate',
    photo: 'Photo',
  },
  words: {
    audience: {
      everyone: 'Everyone',
      athletes: 'Athletes',
      coaches: 'Coaches',
      families: 'Families',
      volunteers: 'Volunteers',
    },
  },
  hints: {
    passPercent: 'Empty: all lessons',
  },
} as const;
