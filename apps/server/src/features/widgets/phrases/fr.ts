export const fr = {
  events: 'Programme et résultats',
  medals: 'Tableau des médailles',
  live: 'En direct',
  next: 'À suivre',
  latest: 'Derniers résultats',
  noEvents: 'Rien au programme',
  noMedals: 'Pas encore de médailles',
  open: 'Ouvrir dans Podium',
  rehearsal: 'Répétition : ces résultats sont fictifs et seront supprimés.',
  asOf: 'Mis à jour : {time}',
  rank: 'Rang',
  delegation: 'Délégation',
};
