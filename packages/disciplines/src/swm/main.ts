import { countPoints } from '@podium/games';
import { defineDiscipline } from '../define.ts';

/** Swimming in a pool: lanes, reaction times, a split every length or two. */
export const discipline = defineDiscipline({
  key: 'swm',
  code: 'SWM',
  contest: 'race',
  scoring: {
    count: countPoints(),
    facts: [
      { code: 'REACT_TIME', of: 'line', events: /^SWM/u, format: 'seconds', most: 10 },
      { code: 'INTERMEDIATE', of: 'line', events: /^SWM/u, format: 'time', everyMeters: 50 },
    ],
    fastest: [
      [0, 2.6],
      [100, 2.24],
      [200, 2.03],
      [400, 1.89],
      [800, 1.82],
      [1500, 1.78],
    ],
  },
  mark: 'time',
  better: 'lower',
  decimals: 2,
  phases: ['heats', 'knockout', 'final'],
  startOrder: 'lane',
  columns: [
    { from: { field: 'startOrder' }, phrase: 'lane', width: 'tablet' },
    { from: { code: 'REACT_TIME' }, phrase: 'reactionShort', width: 'wide' },
    { from: { code: 'INTERMEDIATE' }, width: 'wide' },
  ],
  codes: {
    // `Value2` of a split is the time of the length.
    INTERMEDIATE: { kind: 'split', phrase: 'split', numbered: 'splitNumber', second: 'length' },
    INTERMEDIATES_TOTAL: { isSilent: true },
    LEG: { phrase: 'leg' },
  },
  statistics: [
    { key: 'split_n', selector: 'ER:INTERMEDIATE[n]', better: 'lower' },
    { key: 'reaction', selector: 'ER:REACT_TIME', better: 'lower' },
  ],
  charts: ['placesBySplit'],
});
