import { countPoints } from '@podium/games';
import { defineDiscipline } from '../define.ts';

/**
 * Fencing: pools of bouts to five touches, then direct elimination to fifteen; teams fence nine bouts to forty-five.
 */
export const discipline = defineDiscipline({
  key: 'fen',
  code: 'FEN',
  contest: 'sides',
  scoring: {
    count: countPoints({
      parts: ['P1', 'P2', 'P3'],
      buttons: [{ action: 'TOUCH', points: 1 }],
    }),
  },
  phases: ['pool', 'knockout', 'final'],
  codes: {
    TOUCH: { kind: 'points', phrase: 'touches' },
    HAND: { phrase: 'hand', values: { L: 'leftHanded', R: 'rightHanded' } },
    PRIORITY: { phrase: 'priority', values: { Y: 'yes' }, isSilent: ['N'] },
    RES_CODE: {
      phrase: 'decision',
      values: {
        TOUCHES: 'byTouches',
        TIME: 'onTime',
        TOSS: 'byPriority',
        WO: 'walkover',
        WDR: 'byWithdrawal',
        DSQ: 'byDisqualification',
      },
    },
  },
  actions: {
    TOUCH: { type: 'point', phrase: 'touch' },
    CARD: {
      type: 'warning',
      phrase: 'warning',
      results: {
        Y: { type: 'yellow-card', phrase: 'yellowCard' },
        R: { type: 'red-card', phrase: 'redCardTouch' },
        B: { type: 'red-card', phrase: 'blackCard' },
      },
    },
  },
  charts: ['scoreRun'],
});
