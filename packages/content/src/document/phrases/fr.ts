export const phrases = {
  name: 'Document',
  names: 'Documents',
  fields: {
    type: 'Type de document',
    title: 'Titre',
    summary: 'Résumé',
    discipline: 'Sport',
    event: 'Épreuve',
    unit: 'Compétition',
    day: 'Jour',
    published: 'Date',
    priority: 'Importance',
    isPinned: 'Épingler en haut',
    version: 'Numéro de version',
    replaces: 'Remplace',
    files: 'Fichiers',
  },
  words: {
    type: {
      transport: 'Transports',
      report: 'Rapport',
      competition: 'Compétition',
      general: 'Général',
    },
  },
} as const;
