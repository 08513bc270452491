export const phrases = {
  name: 'Leçon',
  names: 'Leçons',
  fields: {
    course: 'Formation',
    title: 'Titre',
    text: 'Texte',
    minutes: 'Minutes',
    video: 'Vidéo',
    captions: 'Sous-titres',
    files: 'Fichiers',
  },
} as const;
