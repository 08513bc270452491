import { expect, test } from 'vitest';
import { correctParts, hiddenParts, partValue } from './corrected-parts.ts';

const sides = [
  { competitor: 'A', side: 'home' },
  { competitor: 'B', side: 'away' },
] as const;
const sets = [
  { code: 'S1', home: '1', away: '0', homePeriod: '25', awayPeriod: '20' },
  { code: 'S2', home: '1', away: '1', homePeriod: '22', awayPeriod: '25' },
  { code: 'TOT', home: '1', away: '1' },
];

test('a correction of a part changes one score of one side, and leaves the total to the feed', () => {
  const shown = correctParts(sets, sides, [{ competitor: 'B', field: 'part.S2', value: '20' }]);
  expect(shown).toEqual([
    { code: 'S1', home: '1', away: '0', homePeriod: '25', awayPeriod: '20' },
    { code: 'S2', homePeriod: '22', awayPeriod: '20' },
    { code: 'TOT', home: '1', away: '1' },
  ]);
  expect(sides.map((side) => hiddenParts(sets, shown, side))).toEqual([{}, { 'part.S2': '25' }]);
});

test('the running score after a corrected part is unknown, but the one before it stays', () => {
  const [first, second] = correctParts(sets, sides, [{ competitor: 'A', field: 'part.S1', value: null }]);
  expect([first, second]).toEqual([
    { code: 'S1', awayPeriod: '20' },
    { code: 'S2', homePeriod: '22', awayPeriod: '25' },
  ]);
});

test.each([
  ['of a part that was not played', { competitor: 'A', field: 'part.S3', value: '25' }],
  ['of the total', { competitor: 'A', field: 'part.TOT', value: '2' }],
  ['of somebody who is not in the contest', { competitor: 'X', field: 'part.S1', value: '2' }],
  ['with the feed’s value', { competitor: 'A', field: 'part.S1', value: '25' }],
  ['of another value', { competitor: 'A', field: 'result', value: '2' }],
] as const)('the correction %s changes no part', (_name, correction) => {
  expect(correctParts(sets, sides, [correction])).toEqual(sets);
});

test('a contest without sides has no parts to correct', () => {
  expect(partValue(sets, { side: null }, 'part.S1')).toBeUndefined();
});
