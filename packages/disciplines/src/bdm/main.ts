import { countParts } from '@podium/games';
import type { StatisticRule } from '@podium/games';
import { defineDiscipline } from '../define.ts';

const figures = [
  { key: 'pointsWon', selector: 'ST:PTS_WON', better: 'higher' },
  { key: 'servicePoints', selector: 'ST:PTS_SERVICE', better: 'higher' },
  { key: 'longestLead', selector: 'ST:LEAD_MAX', better: 'higher' },
  { key: 'fastestSmash', selector: 'ST:SMASH_MAX', better: 'higher' },
] as const satisfies readonly StatisticRule[];

/** Badminton: best of three games to 21 points with a lead of two; at 29 all the next point wins. */
export const discipline = defineDiscipline({
  key: 'bdm',
  code: 'BDM',
  contest: 'sides',
  scoring: {
    count: countParts({
      parts: ['G1', 'G2', 'G3'],
      part: { to: 21, lead: 2, cap: 30 },
      buttons: [{ points: 1 }],
    }),
  },
  phases: ['pool', 'knockout', 'final'],
  codes: {
    PTS_PLAYED: { phrase: 'pointsPlayed' },
    PTS_SERVICE: { phrase: 'servicePoints' },
    LEAD_MAX: { phrase: 'longestLead' },
    SMASH_MAX: { phrase: 'fastestSmash' },
    PTY: { phrase: 'faults' },
    CHALLENGES_REMAIN: { phrase: 'challengesLeft' },
    SHUTTLES_USED: { phrase: 'shuttlesUsed' },
    RALLY_TIME_MAX: { phrase: 'longestRally' },
    HAND: { phrase: 'hand', values: { L: 'leftHanded', R: 'rightHanded' } },
  },
  statistics: figures,
  memberStatistics: figures,
  // BWF: first the match between the two, then the difference of games, then of points.
  pools: {
    win: 1,
    tie: 0,
    orders: [['metPoints', 'difference', 'pointDifference']],
  },
  charts: ['setMomentum'],
});
