export const phrases = {
  name: 'Bulletin',
  names: 'Bulletins',
  fields: {
    number: 'Numéro',
    title: 'Titre',
    published: 'Date et heure',
    priority: 'Importance',
    isPinned: 'Épingler en haut',
    text: 'Texte',
    files: 'Fichiers',
    replaces: 'Remplace',
    audience: 'Public',
    discipline: 'Sport',
  },
  words: {
    audience: {
      everyone: 'Tout le monde',
      delegations: 'Délégations',
      athletes: 'Athlètes',
      staff: 'Personnel',
    },
  },
} as const;
