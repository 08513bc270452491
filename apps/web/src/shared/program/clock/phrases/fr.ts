export const phrases = {
  mine: 'Heures affichées dans votre fuseau horaire ({zone})',
  toMine: 'Afficher à mon heure',
  toVenue: 'Afficher à l’heure du site ({zone})',
  yours: 'votre heure',
} as const;
