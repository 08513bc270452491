export const phrases = {
  name: 'Formation',
  names: 'Formations',
  fields: {
    title: 'Titre',
    provider: 'Organisme',
    summary: 'Résumé',
    language: 'Langue',
    hours: 'Heures d’apprentissage',
    isOnline: 'En ligne',
    place: 'Lieu',
    web: 'Site web',
    audience: 'Public',
    passPercent: 'Leçons à terminer (pourcentage)',
    hasCertificate: 'Avec attestation',
    photo: 'Photo',
  },
  words: {
    audience: {
      everyone: 'Tout le monde',
      athletes: 'Athlètes',
      coaches: 'Entraîneurs',
      families: 'Familles',
      volunteers: 'Bénévoles',
    },
  },
  hints: {
    passPercent: 'Vide : toutes les leçons',
  },
} as const;
