import { countParts } from '@podium/games';
import type { ActionRule } from '@podium/games';
import { defineDiscipline } from '../define.ts';
import { figures } from './figures.ts';

const card = (phrase: string): ActionRule => ({ type: 'red-card', phrase });

/** Beach volleyball: teams of two; best of three sets to 21 points, the third to 15, two ahead. */
export const discipline = defineDiscipline({
  key: 'vbv',
  code: 'VBV',
  contest: 'sides',
  scoring: {
    count: countParts({
      parts: ['S1', 'S2', 'S3'],
      part: { to: 21, lead: 2, lastTo: 15 },
      buttons: [{ points: 1 }],
    }),
  },
  phases: ['pool', 'knockout', 'final'],
  codes: {
    ATC: { phrase: 'attacks' },
    BLC: { phrase: 'blocks' },
    SRV: { phrase: 'serves' },
    ACE: { phrase: 'aces' },
    FLT: { phrase: 'faults' },
    DIG: { phrase: 'digs' },
    OPP_ERR: { phrase: 'opponentErrors' },
    SET_POINT_COUNT: { phrase: 'setBalls' },
    MATCH_POINT_COUNT: { phrase: 'matchBalls' },
    CHALLENGES_REMAIN: { phrase: 'challengesLeft' },
  },
  actions: {
    SRV: {
      phrase: 'serve',
      results: { ACE: { phrase: 'ace' }, FLT: { phrase: 'serveFault' }, CON: { phrase: 'serve' } },
    },
    ATC: { phrase: 'attack', results: { SCS: { phrase: 'attackPoint' }, FLT: { phrase: 'attackFault' } } },
    BLC: { phrase: 'block', results: { SCS: { phrase: 'blockPoint' }, FLT: { phrase: 'blockFault' } } },
    DIG: { phrase: 'dig' },
    OPP_ERR: { phrase: 'opponentError' },
    TF: { phrase: 'teamFault', results: { FLT: { phrase: 'teamFault' } } },
    PTY: {
      type: 'warning',
      phrase: 'sanction',
      results: {
        DEL: { type: 'warning', phrase: 'delay' },
        MISC: { type: 'warning', phrase: 'misconduct' },
        EXP: card('sentOffForSet'),
        DSQ: card('disqualified'),
      },
    },
  },
  statistics: figures,
  memberStatistics: figures.filter(({ key }) => key !== 'opponentErrors'),
  // FIVB: sides level on match points are separated by the ratio of points in the matches between them, then in all.
  pools: { win: 2, tie: 0, orders: [['metPointRatio', 'pointRatio']] },
  charts: ['setMomentum'],
});
