export const phrases = {
  line: 'Linha {name}',
  next: 'Próximas partidas',
  minutes: '{count, plural, =0 {Agora} one {# min} many {# min} other {# min}}',
  about: 'cerca de {time}',
  every: '{count, plural, one {a cada # min} many {a cada # min} other {a cada # min}}',
  onRequest: 'Mediante agendamento',
  to: 'Para {place}',
  platform: 'Plataforma {name}',
  noMore: 'Não há mais partidas hoje',
  noneToday: 'Nenhuma partida hoje',
  firstTomorrow: 'Primeira partida amanhã às {time}',
  nextFrom: 'próxima saída: {time} ({place})',
};
