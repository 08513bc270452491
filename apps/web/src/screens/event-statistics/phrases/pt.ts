export const phrases = {
  title: 'Estatísticas',
  titleOf: '{sport}: {event}, estatísticas',
  description: '{sport}, {event}: as estatísticas de toda a prova, por equipe e por atleta.',
  tournament: 'Toda a prova',
  teams: 'Equipes',
  players: 'Jogadores',
  athletes: 'Atletas',
  teamRanking: 'Classificação das equipes',
  athleteRanking: 'Classificação dos atletas',
  empty: 'Nenhuma estatística para esta prova',
} as const;
