import { expect, it } from 'vitest';
import { commonColumns } from './result-columns.ts';
import type { ResultLineAnswer } from './lines.ts';

const line = (overrides: Partial<ResultLineAnswer> = {}) =>
  ({
    competitor: { type: 'team' },
    rank: null,
    result: null,
    diff: null,
    resultType: 'POINTS',
    ...overrides,
  }) as ResultLineAnswer;

it.each([
  ['before the start', [line(), line()], false, true],
  ['of a race', [line({ rank: '1', result: '13.8' }), line({ result: '13.2' })], false, true],
  ['of one apparatus of several', [line({ result: '44.100' }), line({ result: '41.665' })], false, false],
  ['where the awards alone say the place', [line({ result: '44.100', medal: 'gold' })], false, true],
  ['of two sides', [line({ result: '2' }), line({ result: '1' })], true, false],
] as const)('a column for ranks is shown if it is needed: %s', (_, lines, isHeadToHead, expected) => {
  expect(commonColumns(lines, isHeadToHead).rank).toBe(expected);
});

it('shared ranks are shown with the position in the list', () => {
  const shared = line({ rank: '2', rankEqual: true });
  expect(commonColumns([line({ rank: '1' }), shared, shared], false).position).toBe(true);
  expect(commonColumns([line({ rank: '1' }), line({ rank: '2' })], false).position).toBe(false);
});

it('a column of gaps is not shown if only the first line has a gap, of zero', () => {
  expect(commonColumns([line({ rank: '1', diff: '+0.00' }), line({ rank: '2' })], false).diff).toBe(false);
});
