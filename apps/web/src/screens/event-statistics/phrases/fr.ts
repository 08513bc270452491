export const phrases = {
  title: 'Statistiques',
  titleOf: '{sport} : {event}, statistiques',
  description: '{sport}, {event} : les statistiques de toute l’épreuve, par équipe et par athlète.',
  tournament: 'Toute l’épreuve',
  teams: 'Équipes',
  players: 'Joueurs',
  athletes: 'Athlètes',
  teamRanking: 'Classement des équipes',
  athleteRanking: 'Classement des athlètes',
  empty: 'Pas de statistiques pour cette épreuve',
} as const;
