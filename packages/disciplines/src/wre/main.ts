import { countPoints } from '@podium/games';
import { defineDiscipline } from '../define.ts';

/** Wrestling: two periods; a fall, or a lead of ten points (eight in Greco-Roman), ends a bout. */
export const discipline = defineDiscipline({
  key: 'wre',
  code: 'WRE',
  contest: 'sides',
  scoring: {
    count: countPoints({
      parts: ['P1', 'P2'],
      levelIsAllowed: false,
      leadToWin: 10,
      buttons: [{ points: 1 }, { points: 2 }, { points: 4 }, { points: 5 }],
    }),
  },
  phases: ['knockout', 'repechage', 'final'],
  bronzes: 2,
  codes: {
    CAUTION: { phrase: 'cautions' },
    RES_CODE: {
      phrase: 'decision',
      // Codes of the international federation and of the feed.
      values: {
        VT: 'byFall',
        VFA: 'byFall',
        ST: 'bySuperiority',
        VSU: 'bySuperiority',
        SP: 'bySuperiority',
        VSU1: 'bySuperiority',
        PO: 'byPoints',
        VPO: 'byPoints',
        PP: 'byPoints',
        VPO1: 'byPoints',
        VB: 'byInjury',
        VIN: 'byInjury',
        VF: 'byForfeit',
        VFO: 'byForfeit',
        VA: 'byWithdrawal',
        EX: 'byCautions',
        VCA: 'byCautions',
        EV: 'byDisqualification',
        DSQ: 'byDisqualification',
        E2: 'bothDisqualified',
      },
    },
  },
  actions: {
    ONE: { type: 'point', phrase: 'onePoint' },
    TWO: { type: 'point', phrase: 'twoPoints' },
    FOUR: { type: 'point', phrase: 'fourPoints' },
    FIVE: { type: 'point', phrase: 'fivePoints' },
    CAUTION: { type: 'warning', phrase: 'caution' },
    CHALLENGE: {
      phrase: 'challenge',
      results: { ACCEPTED: { phrase: 'challengeAccepted' }, REJECTED: { phrase: 'challengeRejected' } },
    },
  },
  statistics: [
    { key: 'classificationPoints', selector: 'ER:CLASS_PTS', better: 'higher' },
    { key: 'cautions', selector: 'ER:CAUTION', better: 'lower' },
  ],
});
