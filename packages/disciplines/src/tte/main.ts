import { countParts } from '@podium/games';
import type { StatisticRule } from '@podium/games';
import { defineDiscipline } from '../define.ts';

const figures = [
  { key: 'pointsWon', selector: 'ST:PTS_WON', better: 'higher' },
  { key: 'servicePoints', selector: 'ST:PTS_SERVICE', better: 'higher' },
  { key: 'longestLead', selector: 'ST:LEAD_MAX', better: 'higher' },
] as const satisfies readonly StatisticRule[];

/** Table tennis: games to 11 points, two ahead; each event defines how many games win a match. */
export const discipline = defineDiscipline({
  key: 'tte',
  code: 'TTE',
  contest: 'sides',
  scoring: {
    count: countParts({
      parts: ['G1', 'G2', 'G3', 'G4', 'G5'],
      part: { to: 11, lead: 2 },
      buttons: [{ points: 1 }],
    }),
  },
  phases: ['pool', 'knockout', 'final'],
  codes: {
    PTS_SERVICE: { phrase: 'servicePoints' },
    LEAD_MAX: { phrase: 'longestLead' },
    HAND: { phrase: 'hand', values: { L: 'leftHanded', R: 'rightHanded' } },
    GRIP: { phrase: 'grip', values: { S: 'shakehand', P: 'penhold' } },
  },
  actions: {
    // Law 3.5.2: yellow warns; yellow and red together give the opponent a point, then two.
    CARD: {
      type: 'warning',
      phrase: 'warning',
      results: {
        Y: { type: 'yellow-card', phrase: 'yellowCard' },
        YR1: { type: 'warning', phrase: 'onePenaltyPoint' },
        YR2: { type: 'warning', phrase: 'twoPenaltyPoints' },
        R: { type: 'red-card', phrase: 'disqualified' },
      },
    },
  },
  statistics: figures,
  memberStatistics: figures,
  // ITTF: in the matches between level sides, the points, then the ratio of games and of points.
  pools: { win: 2, tie: 0, orders: [['metPoints', 'metRatio', 'metPointRatio']] },
  charts: ['setMomentum'],
});
