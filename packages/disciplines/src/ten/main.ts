import { defineDiscipline } from '../define.ts';
import { countTennis } from './count.ts';

/**
 * Tennis: best of three sets, each to six games with a lead of two; a tie-break at 6:6. In doubles, a match tie-break
 * replaces the third set.
 */
export const discipline = defineDiscipline({
  key: 'ten',
  code: 'TEN',
  contest: 'sides',
  scoring: {
    count: countTennis({ hasMatchTieBreak: false }),
    eventCounts: [{ code: /^TEN[A-Z]DOUBLES/u, count: countTennis({ hasMatchTieBreak: true }) }],
  },
  phases: ['pool', 'knockout', 'final'],
  codes: {
    GAME_POINTS: { phrase: 'gamePoints' },
    TIE_BREAK_POINTS: { phrase: 'tieBreak', isDecider: true },
  },
  actions: {
    POINT: { type: 'point', phrase: 'point' },
    GAME: { type: 'point', phrase: 'gameWon' },
    SET: { type: 'point', phrase: 'setWon' },
  },
  // ITF: matches won, the match between the two, then the shares of sets and of games won.
  pools: { win: 1, tie: 0, orders: [['metPoints', 'ratio', 'pointRatio']] },
  charts: ['setMomentum'],
});
