export const phrases = {
  name: 'Leçon',
  names: 'Leçons',
  fields: {
    course: 'Formation',
    title: 'Titre',
    text: 'Texte',
    minutes: 'Minutes',
    video: 'Vidéo',
    fallback: 'Le même film en WebM ou MP4',
    captions: 'Sous-titres',
    files: 'Fichiers',
  },
} as const;
