import { countPoints } from '@podium/games';
import { defineDiscipline } from '../define.ts';

/** Virtual rowing: races on rowing machines; an exhibition whose medals do not count. */
export const discipline = defineDiscipline({
  key: 'vro',
  code: 'VRO',
  contest: 'race',
  mark: 'time',
  better: 'lower',
  decimals: 1,
  scoring: {
    count: countPoints(),
    fastest: [
      [0, 7.4],
      [1000, 6.5],
      [2000, 6],
      [5000, 5.8],
    ],
  },
  phases: ['heats', 'final'],
  startOrder: 'machine',
  columns: [
    { from: { field: 'startOrder' }, phrase: 'machine', width: 'tablet' },
    { from: { code: 'INTERMEDIATE' }, width: 'wide' },
    { from: { code: 'STROKE_RATE' }, phrase: 'strokeRateShort', width: 'wide' },
  ],
  codes: {
    INTERMEDIATE: { kind: 'split', phrase: 'split', numbered: 'splitNumber', second: 'section' },
    STROKE_RATE: { phrase: 'strokeRate' },
    PACE: { phrase: 'pace' },
    POWER: { phrase: 'power' },
  },
  statistics: [
    { key: 'split_n', selector: 'ER:INTERMEDIATE[n]', better: 'lower' },
    { key: 'strokeRate', selector: 'ER:STROKE_RATE' },
    { key: 'pace', selector: 'ER:PACE', better: 'lower' },
    { key: 'power', selector: 'ER:POWER', better: 'higher' },
  ],
  charts: ['placesBySplit'],
});
