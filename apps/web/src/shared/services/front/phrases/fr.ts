export const phrases = {
  live: 'En direct',
  allLive: 'Tout le direct : {count, number}',
  finals: '{count, plural, one {La finale du jour} many {Finales du jour} other {Finales du jour}}',
  finalsOf: '{count, plural, one {Finale} many {Finales} other {Finales}} · {day}',
  wholeDay: 'Toute ma journée',
  nothingMore: 'Plus rien n’est prévu pour celles et ceux que vous suivez.',
  allFinals: 'Toutes les finales',
  finalsDone: '{done, number} finales sur {total, number} jouées',
  medals: 'Médailles',
  wholeTable: 'Tout le tableau',
} as const;
