export const phrases = {
  name: 'Remise des médailles',
  names: 'Remises de médailles',
  fields: {
    event: 'Épreuve',
    start: 'Début',
    venue: 'Site',
    place: 'Lieu précis',
    presenters: 'Remise par',
    state: 'Statut',
    note: 'Remarque',
  },
  words: {
    state: {
      planned: 'Remise prévue',
      called: 'Médaillés appelés',
      delivered: 'Médailles remises',
    },
  },
  hints: {
    presenters: 'Une personne par ligne',
  },
} as const;
