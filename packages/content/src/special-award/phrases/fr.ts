export const phrases = {
  name: 'Prix spécial',
  names: 'Prix spéciaux',
  fields: {
    name: 'Nom du prix',
    discipline: 'Sport',
    event: 'Épreuve',
    day: 'Jour',
    people: 'Personnes récompensées',
    teams: 'Équipes récompensées',
    delegations: 'Délégations récompensées',
    reason: 'Motif',
    start: 'Heure de la remise',
    venue: 'Site',
    place: 'Lieu précis',
    presenters: 'Remise par',
  },
  hints: {
    name: 'Meilleur gardien, fair-play, …',
    discipline: 'Vide si le prix vaut pour tous les Jeux',
    presenters: 'Une personne par ligne',
  },
} as const;
