export const phrases = {
  views: 'Vues du programme',
  days: 'Par jour',
  events: 'Par épreuve',
  venues: 'Par site',
  allDays: 'Tous les jours',
  noEvent: 'Entraînements, réunions et autres',
  noVenue: 'Site à déterminer',
  noneOnDay: 'Rien ce jour-là',
  emptyHint: 'Le programme s’affichera ici dès sa publication.',
  earlier: 'Plus tôt aujourd’hui : {count, number}',
} as const;
