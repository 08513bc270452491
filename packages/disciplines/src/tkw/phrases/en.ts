export const en = {
  name: 'Taekwondo',
  gamJeoms: 'Gam-jeoms',
  byPunitiveDeclaration: 'by the referee’s punitive declaration',
  bothDisqualified: 'both disqualified',
  bothWithdrawn: 'both withdrawn',
  punch: 'Punch',
  bodyKick: 'Kick to the body',
  headKick: 'Kick to the head',
  turningBodyKick: 'Turning kick to the body',
  turningHeadKick: 'Turning kick to the head',
  gamJeom: 'Gam-jeom: a point for the opponent',
  kyongGo: 'Kyong-go, a warning',
} as const;
