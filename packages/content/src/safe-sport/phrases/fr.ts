export const phrases = {
  name: 'Page du sport sûr',
  names: 'Pages du sport sûr',
  fields: {
    title: 'Titre',
    text: 'Texte',
    video: 'Vidéo',
    fallback: 'Le même film en WebM ou MP4',
    captions: 'Sous-titres',
    poster: 'Image fixe',
    duration: 'Durée (secondes)',
    files: 'Fichiers',
  },
} as const;
