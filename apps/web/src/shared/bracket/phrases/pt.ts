export const phrases = {
  main: 'Chave principal',
  bronze: 'Medalha de bronze',
  bronzeNumber: 'Medalha de bronze {number}',
  repechage: 'Repescagem',
  repechageNumber: 'Repescagem {number}',
  places: 'Do {from}º ao {to}º lugar',
  rounds: 'Fases',
  roundOf: 'Fase de {size}',
  seed: 'Cabeça de chave {seed}',
  round: {
    FNL: 'Final',
    SFL: 'Semifinais',
    QFL: 'Quartas de final',
    BRN: 'Medalha de bronze',
    REP: 'Repescagem',
    PRL: 'Fase preliminar',
  },
} as const;
