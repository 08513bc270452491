export const phrases = {
  sport: 'Sport',
  event: 'Épreuve',
  chooseSport: 'Choisissez un sport',
  allSports: 'Tous les sports',
  allEvents: 'Toutes les épreuves',
  gender: 'Genre',
  decided: 'Décidée',
} as const;
