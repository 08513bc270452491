import { expect, test } from 'vitest';
import type { OwnedRow } from './apply/projection.ts';
import { isHeadToHead, shownLines, summarizeLines } from './two-sides.ts';

function result(lines: Partial<OwnedRow<'resultLines'>>[], hasPeriods = false) {
  const rows = lines.map((line, index) => ({
    competitorId: 'ABC'[index] ?? 'Z',
    ...line,
  })) as OwnedRow<'resultLines'>[];
  return { lines: rows.length, hasPeriods, summary: summarizeLines(rows) };
}
const competitors = (of: ReturnType<typeof result>): string[] => shownLines(of).map(({ competitor }) => competitor);

test.each([
  ['periods', result([{}, {}], true)],
  ['a winner', result([{ wlt: 'W' }, {}])],
  ['a side', result([{}, { side: 'away' }])],
])('two lines with %s are sides of one contest, and both are shown', (_what, contest) => {
  expect(isHeadToHead(contest)).toBe(true);
  expect(competitors(contest)).toEqual(['A', 'B']);
});

test('two lines without any of these are a ranking, and only those with a rank are shown', () => {
  const race = result([{ rank: '1' }, { irm: 'DNF' }]);
  expect(isHeadToHead(race)).toBe(false);
  expect(competitors(race)).toEqual(['A']);
});

test('three or more lines are a ranking, even if marked head to head, and the first three are shown', () => {
  const race = result([{ rank: '1', wlt: 'W' }, {}, { rank: '2' }, { rank: '3' }, { rank: '4' }], true);
  expect(isHeadToHead(race)).toBe(false);
  expect(competitors(race)).toEqual(['A', 'C', 'Z']);
});
