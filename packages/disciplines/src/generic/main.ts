import { defineDiscipline } from '../define.ts';
import { actions } from './actions.ts';
import { codes } from './codes.ts';

/** Default for an unknown sport: shows every line and every detail without assumptions. */
export const discipline = defineDiscipline({
  key: 'generic',
  code: '',
  contest: 'ranked',
  columns: [
    { from: { code: 'LANE' }, width: 'tablet' },
    { from: { code: 'POSITION' }, width: 'tablet' },
    { from: { code: 'REACT_TIME' }, width: 'wide' },
    { from: { code: 'WIND_SPEED' }, width: 'tablet' },
    { from: { code: 'INTERMEDIATE' }, width: 'wide' },
    { from: { code: 'ATTEMPT' }, width: 'wide' },
    { from: { code: 'SCORE' }, width: 'wide' },
  ],
  codes,
  actions,
  periods: {
    S: { phrase: 'setNumber', short: 'setShort' },
    G: { phrase: 'gameNumber', short: 'gameShort' },
    P: { phrase: 'periodNumber', short: 'periodShort' },
    Q: { phrase: 'quarterNumber', short: 'quarterShort' },
    H: { phrase: 'halfNumber', short: 'halfShort' },
    H1: { phrase: 'firstHalf', short: 'halfShort' },
    H2: { phrase: 'secondHalf', short: 'halfShort' },
    R: { phrase: 'roundNumber', short: 'roundShort' },
    B: { phrase: 'boutNumber', short: 'boutShort' },
    // Team matches.
    C: { phrase: 'contestNumber', short: 'contestShort' },
    OT: { phrase: 'overtimeNumber', short: 'overtimeShort' },
    ET: { phrase: 'overtimeNumber', short: 'overtimeShort' },
  },
  currentPeriod: [{ code: 'PERIOD' }, { code: 'CURRENT_GAME', letters: 'G' }, { code: 'ROUND', letters: 'R' }],
  statistics: [
    { key: 'split_n', selector: 'ER:INTERMEDIATE[n]' },
    { key: 'reaction', selector: 'ER:REACT_TIME', better: 'lower' },
    { key: 'points', selector: 'ER:PTS', better: 'higher' },
  ],
  charts: ['scoreRun', 'setMomentum', 'placesBySplit', 'attempts'],
});
