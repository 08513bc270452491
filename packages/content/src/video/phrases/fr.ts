export const phrases = {
  name: 'Vidéo',
  names: 'Vidéos',
  fields: {
    state: 'Statut',
    title: 'Titre',
    description: 'Description',
    discipline: 'Sport',
    unit: 'Compétition',
    file: 'Fichier',
    fallback: 'Le même film en WebM ou MP4',
    hls: 'Adresse du flux (HLS)',
    external: 'Lecteur externe',
    captions: 'Sous-titres',
    poster: 'Image fixe',
    start: 'Début',
    end: 'Fin',
    duration: 'Durée (secondes)',
  },
  words: {
    state: {
      live: 'En direct',
      upcoming: 'À venir',
      recorded: 'Enregistré',
    },
  },
  hints: {
    file: 'Une seule source : fichier, flux ou lecteur externe',
    external: 'S’ouvre seulement après un clic',
  },
} as const;
