export const phrases = {
  views: 'Vues des médailles',
  events: 'Par épreuve',
  gender: 'Par genre',
  division: 'Par division',
  table: 'Tableau des médailles',
  noDivisions: 'Ce sport n’a pas de divisions',
} as const;
