import { countParts } from '@podium/games';
import { defineDiscipline } from '../define.ts';
import { actions } from './actions.ts';
import { figures } from './figures.ts';

/** Volleyball: best of five sets to 25 points, the fifth to 15, two ahead. */
export const discipline = defineDiscipline({
  key: 'vvo',
  code: 'VVO',
  contest: 'sides',
  scoring: {
    count: countParts({
      parts: ['S1', 'S2', 'S3', 'S4', 'S5'],
      part: { to: 25, lead: 2, lastTo: 15 },
      buttons: [{ points: 1 }],
    }),
  },
  phases: ['pool', 'knockout', 'final'],
  codes: {
    SPK: { phrase: 'spikes' },
    BLC: { phrase: 'blocks' },
    SRV: { phrase: 'serves' },
    ACE: { phrase: 'aces' },
    RCP: { phrase: 'receptions' },
    DIG: { phrase: 'digs' },
    OPP_ERR: { phrase: 'opponentErrors' },
  },
  actions,
  statistics: figures,
  memberStatistics: figures.filter(({ key }) => key !== 'opponentErrors'),
  // FIVB: matches won, match points, ratio of sets, ratio of points, the match between the two.
  pools: {
    win: 1,
    tie: 0,
    orders: [['wins', 'matchPoints', 'ratio', 'pointRatio', 'metPoints']],
  },
  charts: ['setMomentum'],
});
