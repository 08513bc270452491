import { countSetPoints } from '@podium/games';
import { defineDiscipline } from '../define.ts';

/** Archery: a ranking round of 72 arrows, then matches by sets or by total score. */
export const discipline = defineDiscipline({
  key: 'arc',
  code: 'ARC',
  contest: 'sides',
  scoring: {
    count: countSetPoints({
      parts: ['S1', 'S2', 'S3', 'S4', 'S5'],
      buttons: [
        { points: 10 },
        { points: 9 },
        { points: 8 },
        { points: 7 },
        { points: 6 },
        { points: 5 },
        { points: 4 },
        { points: 3 },
        { points: 2 },
        { points: 1 },
      ],
    }),
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
