export const pt = {
  events: 'Programação e resultados',
  medals: 'Quadro de medalhas',
  live: 'Ao vivo',
  next: 'A seguir',
  latest: 'Últimos resultados',
  noEvents: 'Nenhum item na programação',
  noMedals: 'Nenhuma medalha ainda',
  open: 'Abrir no Podium',
  rehearsal: 'Ensaio: estes resultados são fictícios e serão removidos.',
  asOf: 'Atualizado: {time}',
  rank: 'Posição',
  delegation: 'Delegação',
};
