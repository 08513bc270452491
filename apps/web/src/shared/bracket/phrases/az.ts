export const phrases = {
  main: 'Əsas tor',
  bronze: 'Bürünc medal',
  bronzeNumber: 'Bürünc medal {number}',
  repechage: 'Təsəlli görüşləri',
  repechageNumber: 'Təsəlli görüşləri {number}',
  places: '{from}–{to} yerlər uğrunda',
  rounds: 'Mərhələlər',
  roundOf: '{size} iştirakçılı mərhələ',
  seed: 'Təsnifat nömrəsi {seed}',
  round: {
    FNL: 'Final',
    SFL: 'Yarımfinal',
    QFL: 'Dörddəbir final',
    BRN: 'Bürünc medal',
    REP: 'Təsəlli görüşləri',
    PRL: 'İlkin mərhələ',
  },
} as const;
