import { countSetPoints } from '@podium/games';
import type { ScoreCount } from '@podium/games';
import { defineDiscipline } from '../define.ts';

const buttons = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((points) => ({ points }));
const teamSets = ['S1', 'S2', 'S3', 'S4'];

/** Matches by sets. @param rules sets, arrows of a side in each, and set points that win */
const countMatch = ({ parts, arrows, to }: { parts: readonly string[]; arrows: number; to: number }): ScoreCount =>
  countSetPoints({ parts, buttons, most: 10 * arrows, to, shootOff: 'SO' });

/** Archery: a ranking round of 72 arrows, then matches by sets or by total score. */
export const discipline = defineDiscipline({
  key: 'arc',
  code: 'ARC',
  contest: 'sides',
  scoring: {
    count: countMatch({ parts: ['S1', 'S2', 'S3', 'S4', 'S5'], arrows: 3, to: 6 }),
    eventCounts: [
      { code: /^ARCXTEAM/u, count: countMatch({ parts: teamSets, arrows: 4, to: 5 }) },
      { code: /^ARC.TEAM/u, count: countMatch({ parts: teamSets, arrows: 6, to: 5 }) },
    ],
    // Ranking round.
    bests: [{ events: /^ARC/u, mark: '720', isLimit: true }],
  },
  phases: ['qualification', 'knockout', 'final'],
  tieBreak: 'countback',
  columns: [
    { from: { code: 'ROUND' }, width: 'wide' },
    { from: { code: 'TENS' }, phrase: 'tensShort', width: 'tablet' },
    { from: { code: 'X' }, phrase: 'innerTensShort', width: 'tablet' },
  ],
  codes: {
    // Ranking round: two times 36 arrows, or three times in some age groups.
    ROUND: { kind: 'period', phrase: 'part', numbered: 'partNumber' },
    END: { kind: 'period', phrase: 'end', numbered: 'endNumber', second: 'endTotal' },
    TARGET: { phrase: 'target' },
    HAND: { phrase: 'hand', values: { L: 'leftHanded', R: 'rightHanded' } },
    BOW: { phrase: 'bow', values: { R: 'recurve', C: 'compound' } },
  },
  actions: {
    ARROW: { type: 'others', phrase: 'arrowShot' },
    SET: { type: 'point', phrase: 'setWon' },
    SHOOT_OFF: { type: 'point', phrase: 'shootOff' },
  },
  periods: {
    E: { phrase: 'endNumber', short: 'endNumber' },
    SO: { phrase: 'shootOffNumber', short: 'shootOffNumber' },
  },
  statistics: [
    { key: 'set_n', selector: 'ER:SET[n]', better: 'higher' },
    { key: 'shootOff', selector: 'ER:SHOOT_OFF[1]', better: 'higher' },
    { key: 'part_n', selector: 'ER:ROUND[n]', better: 'higher' },
    { key: 'tens', selector: 'ER:TENS[TOT]', better: 'higher' },
    { key: 'innerTens', selector: 'ER:X[TOT]', better: 'higher' },
  ],
  charts: ['setMomentum'],
});
