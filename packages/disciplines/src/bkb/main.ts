import { countPoints } from '@podium/games';
import { defineDiscipline } from '../define.ts';
import { actions } from './actions.ts';
import { figures } from './figures.ts';

/** Basketball: four quarters, then overtimes until one side leads. */
export const discipline = defineDiscipline({
  key: 'bkb',
  code: 'BKB',
  contest: 'sides',
  scoring: {
    count: countPoints({
      parts: ['Q1', 'Q2', 'Q3', 'Q4'],
      overtime: 'OT',
      buttons: [
        { action: 'FT', result: 'MADE', points: 1 },
        { action: 'P2F', result: 'MADE', points: 2 },
        { action: 'P3', result: 'MADE', points: 3 },
        { action: 'FOUL', points: 0 },
      ],
    }),
  },
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
  pools: {
    win: 2,
    tie: 0,
    orders: [['metPoints', 'metDifference', 'metFor', 'difference', 'for']],
    walkover: { score: 20 },
  },
  charts: ['scoreRun'],
});
