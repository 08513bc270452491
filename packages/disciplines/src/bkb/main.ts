import { defineDiscipline } from '../define.ts';
import { actions } from './actions.ts';
import { figures } from './figures.ts';

/** Basketball: four quarters, then overtimes until one side is ahead. */
export const discipline = defineDiscipline({
  key: 'bkb',
  code: 'BKB',
  contest: 'sides',
  phases: ['pool', 'knockout', 'final'],
  codes: {
    LEAD_CHANGES: { phrase: 'leadChanges' },
    TIED_NUM: { phrase: 'timesTied' },
    OR: { phrase: 'offensiveRebounds' },
    DR: { phrase: 'defensiveRebounds' },
  },
  actions,
  statistics: figures,
  memberStatistics: [
    { key: 'minutes', selector: 'ST:MINS' },
    ...figures,
    { key: 'plusMinus', selector: 'ST:PLUS_MINUS', better: 'higher' },
  ],
  // Official Basketball Rules, appendix D.
  pools: { win: 2, tie: 0, orders: [['metPoints', 'metDifference', 'metFor', 'difference', 'for']] },
  charts: ['scoreRun'],
});
