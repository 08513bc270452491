export const phrases = {
  pages: 'Pages de ce sport',
  page: {
    index: 'Aperçu',
    schedule: 'Programme',
    results: 'Résultats',
    participants: 'Participants',
    medals: 'Médailles',
    finalrank: 'Classement final',
    reports: 'Rapports',
  },
  about: '{name} aux Jeux : programme, scores en direct, résultats et médailles.',
  description: '{name} aux Jeux. {page}.',
  exhibition:
    'C’est un sport de démonstration. Ses médailles sont présentées à part et ne comptent pas dans le tableau des médailles.',
  days: 'Jours de compétition',
  event: 'Épreuve',
  allEvents: 'Toutes les épreuves',
  gender: 'Genre',
  allGenders: 'Tous les genres',
  delegation: 'Délégation',
  allDelegations: 'Toutes les délégations',
  pagesOfList: 'Pages de la liste',
} as const;
