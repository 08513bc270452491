import { countPoints } from '@podium/games';
import type { ActionRule } from '@podium/games';
import { defineDiscipline } from '../define.ts';
import { codes } from '../generic/codes.ts';
import { figures } from './figures.ts';

const shotMissed = { type: 'shot-missed' } as const;
const penalty: ActionRule = {
  phrase: 'penaltyShot',
  results: {
    GOAL: { type: 'goal', phrase: 'penaltyGoal' },
    SAVE: { ...shotMissed, phrase: 'penaltySaved' },
    POST: { ...shotMissed, phrase: 'penaltyPost' },
    MISS: { ...shotMissed, phrase: 'penaltyMissed' },
  },
};

/**
 * Football: two halves; if a winner is needed, two halves of extra time and then kicks from the penalty mark, which
 * do not count in the score. A video review may cancel a goal.
 */
export const discipline = defineDiscipline({
  key: 'fbl',
  code: 'FBL',
  contest: 'sides',
  scoring: {
    count: countPoints({
      parts: ['H1', 'H2'],
      overtime: 'ET',
      hasShootOut: true,
      buttons: [
        { action: 'SHOT', result: 'GOAL', points: 1 },
        { action: 'PEN', result: 'GOAL', points: 1 },
        { action: 'YC', points: 0 },
        { action: 'RC', points: 0 },
      ],
    }),
  },
  phases: ['pool', 'knockout', 'final'],
  codes: {
    GA: { phrase: 'goalsConceded' },
    VARDETAILS: {
      phrase: 'reviewReason',
      values: {
        OFFSIDE: 'offside',
        HANDBALL: 'handball',
        FOUL: 'foul',
        ATTFOUL: 'attackingFoul',
        FOULIN: 'foulInArea',
        FOULOUT: 'foulOutsideArea',
        LINE: 'goalLine',
        OFF: 'offside',
        HAND: 'handball',
        OUT: 'ballOut',
      },
    },
    'REVIEW:REASON': {
      phrase: 'reviewReason',
      values: {
        OFF: 'offside',
        HAND: 'handball',
        FOUL: 'foul',
        ATTFOUL: 'attackingFoul',
        FOULIN: 'foulInArea',
        OUT: 'ballOut',
      },
    },
    // Outcomes that "confirmed" or "changed" alone would not explain.
    'REVIEW:DECISION': {
      ...codes['REVIEW:DECISION'],
      values: {
        ...codes['REVIEW:DECISION'].values,
        CONFIRMED_NOGOAL: 'confirmedNoGoal',
        CONFIRMED_NOPTY: 'confirmedNoPenalty',
        CONFIRMED_NORC: 'confirmedNoRedCard',
        CHANGED_GOAL: 'changedNoGoal',
        CHANGED_NOGOAL: 'changedGoal',
        CHANGED_PTY: 'changedNoPenalty',
        CHANGED_NOPTY: 'changedPenalty',
        CHANGED_RC: 'changedNoRedCard',
        CHANGED_NORC: 'changedRedCard',
        CHANGED_MISTAKEN: 'changedPlayer',
      },
    },
    'REVIEW:SUBJECT': {
      phrase: 'reviewed',
      values: {
        GOAL: 'reviewedGoal',
        NOGOAL: 'reviewedNoGoal',
        NOPTY: 'reviewedPenalty',
        NORC: 'reviewedRedCard',
        MISTAKEN: 'mistakenIdentity',
        PEN: 'penaltyShot',
        PTY: 'penaltyShot',
        PENALTY: 'penaltyShot',
        RC: 'redCard',
        RED: 'redCard',
        REDCARD: 'redCard',
        ID: 'mistakenIdentity',
        IDENTITY: 'mistakenIdentity',
        OFFSIDE: 'offside',
        HANDBALL: 'handball',
        FOUL: 'foul',
      },
    },
    CRN: { phrase: 'corners' },
    OFF: { phrase: 'offsides' },
    FOC: { phrase: 'fouls' },
    FOS: { phrase: 'foulsDrawn' },
    FRK: { phrase: 'freeKicks' },
    POSSESS: { phrase: 'possession' },
    FORMATION: { phrase: 'formation' },
  },
  actions: { PTY: penalty, PEN: penalty, VAR: { type: 'others', phrase: 'videoReview', isReview: true } },
  statistics: figures,
  pitch: ['GK', 'DF', 'MF', 'FW'],
  memberStatistics: [
    { key: 'minutes', selector: 'ST:MINS' },
    ...figures.filter(({ key }) => key !== 'possession' && key !== 'corners'),
  ],
  // Competition rules decide whether all matches or those between the teams come first.
  pools: {
    win: 3,
    tie: 1,
    orders: [
      ['difference', 'for', 'metPoints', 'metDifference', 'metFor'],
      ['metPoints', 'metDifference', 'metFor', 'difference', 'for'],
    ],
    walkover: { score: 3 },
  },
  charts: ['scoreRun'],
});
