import { countPoints } from '@podium/games';
import { defineDiscipline } from '../define.ts';

/** Rhythmic gymnastics: individuals with hoop, ball, clubs and ribbon, and groups of five. */
export const discipline = defineDiscipline({
  key: 'gry',
  code: 'GRY',
  contest: 'judged',
  decimals: 3,
  // The sum of four exercises.
  scoring: { count: countPoints(), bests: [{ events: /^GRY/u, mark: '150' }] },
  phases: ['qualification', 'final'],
  columns: [{ from: { code: 'SCORE' }, width: 'wide' }],
  codes: {
    APPARATUS: {
      isSilent: true,
      values: {
        HOOP: 'hoop',
        BALL: 'ball',
        CLUBS: 'clubs',
        RIBBON: 'ribbon',
        '5_HOOPS': 'fiveHoops',
        '5_BALLS': 'fiveBalls',
        '5_RIBBONS': 'fiveRibbons',
        '5_CLUBS': 'fivePairsOfClubs',
        '3_RIBBONS_2_BALLS': 'threeRibbonsTwoBalls',
        '3_BALLS_2_HOOPS': 'threeBallsTwoHoops',
        '3_CLUBS_2_HOOPS': 'threeClubsTwoHoops',
      },
    },
    DIFFICULTY_BODY: { kind: 'points', phrase: 'difficultyOfBody' },
    DIFFICULTY_APPARATUS: { kind: 'points', phrase: 'difficultyOfApparatus' },
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
    { key: 'artistry_n', selector: 'ER:ARTISTRY[n]', better: 'higher' },
    { key: 'execution_n', selector: 'ER:EXECUTION[n]', better: 'higher' },
    { key: 'score_n', selector: 'ER:SCORE[n]', better: 'higher' },
    { key: 'penalty_n', selector: 'ER:PENALTY[n]', better: 'lower' },
  ],
});
