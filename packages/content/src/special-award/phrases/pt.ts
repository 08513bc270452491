export const phrases = {
  name: 'Prêmio especial',
  names: 'Prêmios especiais',
  fields: {
    name: 'Nome do prêmio',
    discipline: 'Modalidade',
    event: 'Prova',
    day: 'Dia',
    people: 'Pessoas premiadas',
    teams: 'Equipes premiadas',
    delegations: 'Delegações premiadas',
    reason: 'Motivo',
    start: 'Hora da premiação',
    venue: 'Local',
    place: 'Lugar exato',
    presenters: 'Quem entrega',
  },
  hints: {
    name: 'Melhor goleiro, fair play, …',
    discipline: 'Vazio se o prêmio é de todos os Jogos',
    presenters: 'Uma pessoa por linha',
  },
} as const;
