export const phrases = {
  main: 'Cuadro principal',
  bronze: 'Medalla de bronce',
  bronzeNumber: 'Medalla de bronce {number}',
  repechage: 'Repesca',
  repechageNumber: 'Repesca {number}',
  places: 'Puestos {from} a {to}',
  rounds: 'Rondas',
  roundOf: 'Ronda de {size}',
  seed: 'Cabeza de serie {seed}',
  round: {
    FNL: 'Final',
    SFL: 'Semifinales',
    QFL: 'Cuartos de final',
    BRN: 'Medalla de bronce',
    REP: 'Repesca',
    PRL: 'Ronda preliminar',
  },
} as const;
