import { countPoints } from '@podium/games';
import { defineDiscipline } from '../define.ts';

/**
 * Artistic gymnastics: six apparatus for men, four for women; each exercise has a difficulty and an execution score.
 */
export const discipline = defineDiscipline({
  key: 'gar',
  code: 'GAR',
  contest: 'judged',
  decimals: 3,
  scoring: {
    count: countPoints(),
    bests: [
      { events: /^GAR.(?:FX|PH|SR|VT|PB|HB|UB|BB)(?![A-Z])/u, mark: '17.2' },
      // The sum of six exercises.
      { events: /^GAR/u, mark: '94' },
    ],
  },
  phases: ['qualification', 'final'],
  tieBreak: 'countback',
  columns: [{ from: { code: 'SCORE' }, width: 'wide' }],
  codes: {
    APPARATUS: {
      isSilent: true,
      values: {
        FX: 'floor',
        PH: 'pommelHorse',
        SR: 'rings',
        VT: 'vault',
        PB: 'parallelBars',
        HB: 'horizontalBar',
        UB: 'unevenBars',
        BB: 'balanceBeam',
      },
    },
    STICK_BONUS: { kind: 'points', phrase: 'landingBonus' },
    VAULT_BONUS: { kind: 'points', phrase: 'vaultBonus' },
    ROTATION: { phrase: 'rotation', numbered: 'rotationNumber' },

    INQUIRY: {
      phrase: 'inquiry',
      values: { SUBMITTED: 'inquirySubmitted', ACCEPTED: 'inquiryAccepted', REJECTED: 'inquiryRejected' },
    },
    STAGE: {
      phrase: 'stage',
      values: { CURRENT: 'stageCurrent', NEXT: 'stageNext', WAITING: 'stageWaiting' },
      isSilent: ['LAST'],
    },
    NEED: { phrase: 'scoreNeeded', numbered: 'scoreNeededFor' },
  },
  statistics: [
    { key: 'difficulty_n', selector: 'ER:DIFFICULTY[n]', better: 'higher' },
    { key: 'execution_n', selector: 'ER:EXECUTION[n]', better: 'higher' },
    { key: 'score_n', selector: 'ER:SCORE[n]', better: 'higher' },
    { key: 'penalty_n', selector: 'ER:PENALTY[n]', better: 'lower' },
  ],
});
