export const phrases = {
  drawRound: 'Tirer la ronde {round, number}',
  roundOver:
    '{event} : toutes les parties tirées au sort sont officielles. La ronde {round, number} peut être tirée au sort.',
  field: {
    time: 'Heure',
    contest: 'Compétition',
    place: 'Lieu',
    discipline: 'Sport',
    start: 'Début',
    end: 'Fin',
    venue: 'Site',
    location: 'Aire de compétition',
    status: 'Statut',
    name: 'Nom',
    note: 'Note pour tout le monde',
  },
  empty: 'vide',
  allVenues: 'Tous les sites',
  allDisciplines: 'Tous les sports',
  day: 'Jour',
  none: 'Aucune compétition ne correspond',
} as const;
