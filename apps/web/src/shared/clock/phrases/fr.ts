export const phrases = {
  mine: 'Toutes les heures sont dans votre fuseau ({zone})',
  toMine: 'Afficher à mon heure',
  toVenue: 'Afficher à l’heure du site ({zone})',
  yours: 'votre heure',
} as const;
