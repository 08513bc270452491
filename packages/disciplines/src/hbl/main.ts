import { countPoints } from '@podium/games';
import { defineDiscipline } from '../define.ts';
import { actions } from './actions.ts';
import { figures } from './figures.ts';

/** Handball: two halves; if a winner is needed, at most two overtimes of two halves, then throws from seven meters. */
export const discipline = defineDiscipline({
  key: 'hbl',
  code: 'HBL',
  contest: 'sides',
  scoring: {
    count: countPoints({
      parts: ['H1', 'H2'],
      overtime: 'ET',
      hasShootOut: true,
      buttons: [
        { action: 'SHOT', result: 'GOAL', points: 1 },
        { action: 'YC', points: 0 },
        { action: 'RC', points: 0 },
      ],
    }),
  },
  phases: ['pool', 'knockout', 'final'],
  codes: {
    MP: { phrase: 'matchesPlayed' },
    SAVE: { phrase: 'saves' },
    SHOT_POS: {
      phrase: 'shotFrom',
      values: {
        LW: 'leftWing',
        RW: 'rightWing',
        LLD: 'leftNine',
        CLD: 'centreNine',
        RLD: 'rightNine',
        LSD: 'leftSix',
        CSD: 'centreSix',
        RSD: 'rightSix',
        BT: 'breakthrough',
        FB: 'fastBreak',
        PTY: 'sevenMetres',
      },
    },
    SHOT_DEST: {
      phrase: 'shotTo',
      values: {
        TL: 'topLeft',
        TC: 'topCentre',
        TR: 'topRight',
        ML: 'middleLeft',
        MC: 'middleCentre',
        MR: 'middleRight',
        BL: 'bottomLeft',
        BC: 'bottomCentre',
        BR: 'bottomRight',
      },
    },
  },
  actions,
  statistics: figures,
  memberStatistics: figures,
  // Two points for a win, one for a draw; ties are broken by the matches between the teams first.
  pools: {
    win: 2,
    tie: 1,
    orders: [['metPoints', 'metDifference', 'metFor', 'difference', 'for']],
    walkover: { score: 10 },
  },
  charts: ['scoreRun'],
});
