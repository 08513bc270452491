export const phrases = {
  sport: 'Modalidade',
  event: 'Prova',
  chooseSport: 'Escolha uma modalidade',
  allEvents: 'Todas as provas',
  gender: 'Gênero',
  decided: 'Decidida',
} as const;
