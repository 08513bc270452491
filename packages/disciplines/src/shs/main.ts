import { countPoints } from '@podium/games';
import { defineDiscipline } from '../define.ts';

/** Shooting: rifle and pistol in series of ten shots, shotgun in rounds of targets. */
export const discipline = defineDiscipline({
  key: 'shs',
  code: 'SHS',
  feedCodes: ['SHO'],
  contest: 'ranked',
  decimals: 1,
  scoring: {
    count: countPoints(),
    // Sixty shots of 10.9; in three positions 120 of them.
    bests: [
      { events: /^SHS.(?:3X|50MR?3P|3P)/u, mark: '1308', isLimit: true },
      { events: /^SHS/u, mark: '654', isLimit: true },
    ],
  },
  phases: ['qualification', 'final'],
  tieBreak: 'countback',
  columns: [
    { from: { code: 'SERIES' }, width: 'wide' },
    { from: { code: 'STAGE' }, width: 'wide' },
    { from: { code: 'X' }, phrase: 'innerTensShort', width: 'tablet' },
    { from: { code: 'SHOOT_OFF' }, width: 'tablet' },
  ],
  codes: {
    SERIES: { kind: 'period', phrase: 'series', numbered: 'seriesNumber' },
    SHOT: { kind: 'attempt', phrase: 'shot', numbered: 'shotNumber', together: 'shots' },
    STAGE: { kind: 'period', phrase: 'stage', numbered: 'stageNumber' },
    KNEEL: { kind: 'period', phrase: 'kneeling' },
    PRONE: { kind: 'period', phrase: 'prone' },
    STAND: { kind: 'period', phrase: 'standing' },
    PRECN: { kind: 'period', phrase: 'precision' },
    RAPID: { kind: 'period', phrase: 'rapid' },
    DAY: { kind: 'period', phrase: 'day', numbered: 'dayNumber' },
    SHOOT_OFF: { kind: 'period', phrase: 'shootOff', numbered: 'shootOffNumber' },
    HITS: { phrase: 'hits' },
    RANGE: { phrase: 'range' },
    FIRING_POINT: { phrase: 'firingPoint' },
  },
  statistics: [
    { key: 'series_n', selector: 'ER:SERIES[n]', better: 'higher' },
    { key: 'kneeling', selector: 'ER:KNEEL', better: 'higher' },
    { key: 'prone', selector: 'ER:PRONE', better: 'higher' },
    { key: 'standing', selector: 'ER:STAND', better: 'higher' },
    { key: 'innerTens', selector: 'ER:X[TOT]', better: 'higher' },
    { key: 'shootOff', selector: 'ER:SHOOT_OFF[1]', better: 'higher' },
  ],
});
