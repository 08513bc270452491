import type { ActionRule, ActionRules } from '@podium/games';

const shot = (made: string, missed: string): ActionRule => ({
  phrase: missed,
  results: {
    MADE: { type: 'shot-made', phrase: made },
    MISS: { type: 'shot-missed', phrase: missed },
    BLC: { type: 'shot-missed', phrase: 'shotBlocked' },
  },
});
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
      OF: { type: 'foul', phrase: 'offensiveFoul' },
      TF: { type: 'foul', phrase: 'technicalFoul' },
      TF2: { type: 'foul', phrase: 'technicalFoul' },
      TFB: { type: 'foul', phrase: 'technicalFoul' },
      UF: { type: 'foul', phrase: 'unsportsmanlikeFoul' },
      UF2: { type: 'foul', phrase: 'unsportsmanlikeFoul' },
      DQF: { type: 'foul', phrase: 'disqualifyingFoul' },
      DQB: { type: 'foul', phrase: 'disqualifyingFoul' },
    },
  },
  CFOUL: { type: 'foul', phrase: 'coachFoul' },
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
