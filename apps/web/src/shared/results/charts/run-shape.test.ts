import { expect, it } from 'vitest';
import { areasOf, bordersOf, leadStats } from './run-shape.ts';
import type { ScoreStep } from './score-run.ts';

const run = [1, 2, 0, -2, -1].map((lead, index): ScoreStep => ({
  period: index < 3 ? 'H1' : 'H2',
  clock: null,
  home: 0,
  away: 0,
  lead,
}));

it('each score is a step above or below the middle, the largest lead at the edge', () => {
  expect(areasOf(run)).toEqual({
    ahead: 'M0 20V10.5H20V1H40V20H60V20H80V20H100V20Z',
    behind: 'M0 20V20H20V20H40V20H60V39H80V29.5H100V20Z',
  });
});

it('a vertical line marks the beginning of each part of the contest', () => {
  expect(bordersOf(run)).toEqual([60]);
});

it('the largest leads and the changes of the lead are counted; a level score is not a change', () => {
  expect(leadStats(run)).toEqual({ homeLead: 2, awayLead: 2, changes: 1 });
  expect(leadStats(run.slice(0, 2))).toEqual({ homeLead: 2, awayLead: 0, changes: 0 });
});
