import type { ActionRule, ActionRules } from '@podium/games';

const shot = (made: string, missed: string): ActionRule => ({
  phrase: missed,
  results: {
    MADE: { type: 'shot-made', phrase: made },
    MISS: { type: 'shot-missed', phrase: missed },
    BLC: { type: 'shot-missed', phrase: 'shotBlocked' },
  },
});
const foul = (phrase: string): ActionRule => ({ type: 'foul', phrase });
const twoPointer = shot('twoPointerMade', 'twoPointerMissed');
const threePointer = shot('threePointerMade', 'threePointerMissed');

export const actions = {
  P2F: twoPointer,
  P2I: twoPointer,
  P2O: twoPointer,
  P3: threePointer,
  P3F: threePointer,
  FT: shot('freeThrowMade', 'freeThrowMissed'),
  FOUL: {
    type: 'foul',
    phrase: 'personalFoul',
    results: {
      OF: foul('offensiveFoul'),
      TF: foul('technicalFoul'),
      TF2: foul('technicalFoul'),
      TFB: foul('technicalFoul'),
      UF: foul('unsportsmanlikeFoul'),
      UF2: foul('unsportsmanlikeFoul'),
      DQF: foul('disqualifyingFoul'),
      DQB: foul('disqualifyingFoul'),
    },
  },
  CFOUL: foul('coachFoul'),
  FD: { phrase: 'foulDrawn' },
  REB: {
    phrase: 'rebound',
    results: { OR: { phrase: 'offensiveRebound' }, DR: { phrase: 'defensiveRebound' } },
  },
  TREB: { phrase: 'teamRebound' },
  TO: { phrase: 'turnover' },
  TTO: { phrase: 'teamTurnover' },
  ST: { phrase: 'steal' },
  STEAL: { phrase: 'steal' },
  BLC: { phrase: 'block' },
  BLOCK: { phrase: 'block' },
  JB: { phrase: 'jumpBall' },
  JBT: { phrase: 'possessionWon' },
} as const satisfies ActionRules;
