export const phrases = {
  live: 'Ao vivo agora',
  allLive: 'Tudo ao vivo: {count, number}',
  finals: '{count, plural, one {A final de hoje} many {Finais de hoje} other {Finais de hoje}}',
  finalsOf: '{count, plural, one {Final} many {Finais} other {Finais}} · {day}',
  wholeDay: 'Meu dia completo',
  nothingMore: 'Não há mais nada previsto para quem você acompanha.',
  allFinals: 'Todas as finais',
  finalsDone: '{done, number} de {total, number} finais decididas',
  medals: 'Medalhas',
  wholeTable: 'Quadro completo',
} as const;
