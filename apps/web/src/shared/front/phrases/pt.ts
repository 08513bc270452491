export const phrases = {
  live: 'Ao vivo agora',
  allLive: 'Tudo ao vivo: {count, number}',
  finals: '{count, plural, one {A final de hoje} many {As # de finais de hoje} other {As # finais de hoje}}',
  finalsOf: '{count, plural, one {Final} many {# de finais} other {# finais}} · {day}',
  wholeDay: 'Todo o meu dia',
  nothingMore: 'Não há mais nada previsto para quem você acompanha.',
} as const;
