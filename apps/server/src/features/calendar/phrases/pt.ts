export const pt = {
  item: '{sport}: {event}, {phase}',
  itemWithoutPhase: '{sport}: {name}',
  place: '{venue}, {location}',
  calendar: '{games}: {what}',
  medals: 'Provas com medalhas',
  followed: 'O que eu acompanho',
  movedFrom: 'Horário original: {time}',
  awaits: {
    heat: 'Série e raia quando sair a lista de largada',
    lane: 'Raia quando sair a lista de largada',
    startList: 'A lista de largada ainda não foi publicada',
    draw: 'O sorteio ainda não foi publicado',
    opponent: 'Adversário a definir',
  },
};
