export const phrases = {
  sport: 'Modalidade',
  event: 'Prova',
  chooseSport: 'Escolha uma modalidade',
  allSports: 'Todas as modalidades',
  allEvents: 'Todas as provas',
  gender: 'Gênero',
  decided: 'Decidida',
} as const;
