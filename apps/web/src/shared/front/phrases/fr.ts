export const phrases = {
  live: 'En direct',
  allLive: 'Tout le direct : {count, number}',
  finals: '{count, plural, one {La finale du jour} many {Les # de finales du jour} other {Les # finales du jour}}',
  finalsOf: '{count, plural, one {Finale} many {# de finales} other {# finales}} · {day}',
  wholeDay: 'Toute ma journée',
  nothingMore: 'Plus rien n’est prévu pour vos suivis.',
} as const;
