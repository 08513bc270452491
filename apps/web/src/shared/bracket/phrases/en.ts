export const phrases = {
  main: 'Main bracket',
  bronze: 'Bronze medal',
  bronzeNumber: 'Bronze medal {number}',
  repechage: 'Repechage',
  repechageNumber: 'Repechage {number}',
  places: 'Places {from} to {to}',
  rounds: 'Rounds',
  roundOf: 'Round of {size}',
  seed: 'Seed {seed}',
  round: {
    FNL: 'Final',
    SFL: 'Semifinals',
    QFL: 'Quarterfinals',
    BRN: 'Bronze medal',
    REP: 'Repechage',
    PRL: 'Preliminary round',
  },
} as const;
