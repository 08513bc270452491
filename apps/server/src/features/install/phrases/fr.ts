export const fr = {
  description: 'Programme, résultats et médailles des Jeux',
  live: 'En direct',
  medals: 'Médailles',
  schedule: 'Programme',
  help: 'Aide et sport sûr',
  shotSchedule: 'Le programme d’une journée',
  shotResult: 'Un résultat',
  shotMedals: 'Le tableau des médailles',
  shotWide: 'Sports par jour',
};
