export const phrases = {
  title: 'Fase eliminatoria',
  main: 'Cuadro principal',
  losers: 'Cuadro de perdedores',
  bronze: 'Medalla de bronce',
  bronzeNumber: 'Medalla de bronce {number, number}',
  repechage: 'Repesca',
  repechageNumber: 'Repesca {number}',
  places: 'Puestos del {from} al {to}',
  path: 'Camino de',
  allSides: 'Todos los participantes',
  rounds: 'Rondas',
  roundOf:
    '{size, select, 64 {Treintaidosavos de final} 32 {Dieciseisavos de final} 16 {Octavos de final} other {Ronda de {size}}}',
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
