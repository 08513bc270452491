export const phrases = {
  title: 'Pley-off',
  main: 'Əsas pley-off cədvəli',
  losers: 'Uduzanlar cədvəli',
  bronze: 'Bürünc medal',
  bronzeNumber:
    '{number, selectordinal, one {#-ci bürünc medal} few {#-cü bürünc medal} many {#-cı bürünc medal} other {#-cu bürünc medal}}',
  repechage: 'Təsəlliverici görüşlər',
  repechageNumber: 'Təsəlliverici görüşlər {number}',
  places: 'Yerlər: {from}–{to}',
  path: 'Finala yol',
  allSides: 'Bütün iştirakçılar',
  rounds: 'Mərhələlər',
  roundOf: '{size, select, 64 {1/32 final} 32 {1/16 final} 16 {1/8 final} other {{size} iştirakçılı mərhələ}}',
  seed: 'Səpələnmə nömrəsi {seed}',
  round: {
    FNL: 'Final',
    SFL: 'Yarımfinal',
    QFL: '1/4 final',
    BRN: 'Bürünc medal',
    REP: 'Təsəlliverici görüşlər',
    PRL: 'İlkin mərhələ',
  },
} as const;
