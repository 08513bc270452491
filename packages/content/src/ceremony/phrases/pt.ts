export const phrases = {
  name: 'Premiação',
  names: 'Premiações',
  fields: {
    event: 'Prova',
    start: 'Início',
    venue: 'Local',
    place: 'Lugar exato',
    presenters: 'Quem entrega',
    state: 'Situação',
    note: 'Observação',
  },
  words: {
    state: {
      planned: 'Premiação prevista',
      called: 'Medalhistas chamados',
      delivered: 'Medalhas entregues',
    },
  },
  hints: {
    presenters: 'Uma pessoa por linha',
  },
} as const;
