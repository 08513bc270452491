export const phrases = {
  main: 'Tableau principal',
  bronze: 'Médaille de bronze',
  bronzeNumber: 'Médaille de bronze {number}',
  repechage: 'Repêchage',
  repechageNumber: 'Repêchage {number}',
  places: 'Places {from} à {to}',
  rounds: 'Tours',
  roundOf: 'Tableau de {size}',
  seed: 'Tête de série {seed}',
  round: {
    FNL: 'Finale',
    SFL: 'Demi-finales',
    QFL: 'Quarts de finale',
    BRN: 'Médaille de bronze',
    REP: 'Repêchage',
    PRL: 'Tour préliminaire',
  },
} as const;
