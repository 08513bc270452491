export const phrases = {
  title: 'Phase finale',
  main: 'Tableau principal',
  losers: 'Tableau des perdants',
  bronze: 'Médaille de bronze',
  bronzeNumber: 'Médaille de bronze {number, number}',
  repechage: 'Repêchage',
  repechageNumber: 'Repêchage {number}',
  places: 'Places {from} à {to}',
  path: 'Parcours de',
  allSides: 'Tous les participants',
  rounds: 'Tours',
  roundOf:
    '{size, select, 64 {32es de finale} 32 {Seizièmes de finale} 16 {Huitièmes de finale} other {Tableau de {size}}}',
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
