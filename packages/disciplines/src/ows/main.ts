import { countPoints } from '@podium/games';
import { defineDiscipline } from '../define.ts';

/** Open water swimming: long distances in a lake or the sea, with a mass start. */
export const discipline = defineDiscipline({
  key: 'ows',
  code: 'OWS',
  contest: 'race',
  mark: 'time',
  better: 'lower',
  decimals: 1,
  scoring: { count: countPoints(), fastest: [[0, 1.7]] },
  phases: ['final'],
  columns: [{ from: { code: 'INTERMEDIATE' }, width: 'wide' }],
  codes: {
    INTERMEDIATE: { kind: 'split', phrase: 'lap', numbered: 'lapNumber', second: 'lapTime' },
    FEED: { phrase: 'feedingStop', numbered: 'feedingStopNumber' },
    YC: { phrase: 'yellowFlags' },
    RC: { phrase: 'redFlags' },
    WAVE: { phrase: 'waves' },
    CURRENT_SPEED: { phrase: 'current' },
  },
  statistics: [
    { key: 'lap_n', selector: 'ER:INTERMEDIATE[n]', better: 'lower' },
    { key: 'gap', selector: 'Diff', better: 'lower' },
    { key: 'yellowFlags', selector: 'ER:YC', better: 'lower' },
  ],
  charts: ['placesBySplit'],
});
