import { countPoints } from '@podium/games';
import { defineDiscipline } from '../define.ts';

/**
 * Karate: yuko is 1 point, waza-ari 2, ippon 3; if level after time, the side that scored first (senshu) wins.
 * A lead of eight ends a bout.
 */
export const discipline = defineDiscipline({
  key: 'kte',
  code: 'KTE',
  contest: 'sides',
  scoring: {
    count: countPoints({
      parts: ['B1'],
      leadToWin: 8,
      buttons: [
        { action: 'YUK', points: 1 },
        { action: 'WAZ', points: 2 },
        { action: 'IPP', points: 3 },
      ],
    }),
  },
  phases: ['pool', 'knockout', 'repechage', 'final'],
  bronzes: 2,
  codes: {
    IPP: { kind: 'points', phrase: 'ippon' },
    WAZ: { kind: 'points', phrase: 'wazaAri' },
    YUK: { kind: 'points', phrase: 'yuko' },
    RES_CODE: {
      phrase: 'decision',
      values: { SENSHU: 'bySenshu', SUP: 'bySuperiority', PTS: 'byPoints', WO: 'walkover', DSQ: 'byDisqualification' },
    },
  },
  actions: {
    IPP: { type: 'point', phrase: 'ippon' },
    WAZ: { type: 'point', phrase: 'wazaAri' },
    YUK: { type: 'point', phrase: 'yuko' },
  },
  statistics: [
    { key: 'ippon', selector: 'ER:IPP[TOT]', better: 'higher' },
    { key: 'wazaAri', selector: 'ER:WAZ[TOT]', better: 'higher' },
    { key: 'yuko', selector: 'ER:YUK[TOT]', better: 'higher' },
  ],
});
