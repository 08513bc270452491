import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineFields, correctResult, hiddenValues } from './corrected-result.ts';
import type { CorrectableLine, ResultCorrection } from './corrected-result.ts';

const line = (competitor: string, sort: number, values: Partial<CorrectableLine> = {}): CorrectableLine => ({
  competitor,
  sort,
  rank: String(sort),
  isRankEqual: false,
  resultType: 'TIME',
  result: `10.${sort}0`,
  irm: null,
  diff: sort === 1 ? null : `+0.${sort - 1}0`,
  wlt: null,
  details: [
    { code: 'INTERMEDIATE', pos: '1', value: `5.${sort}0` },
    { code: 'WIND_SPEED', value: '+0.4' },
  ],
  ...values,
});
const [first, second, third] = [line('A', 1), line('B', 2), line('C', 3)] as const;
const race = [first, second, third];
const shownValues = (lines: readonly CorrectableLine[]): unknown[] =>
  lines.map(({ competitor, rank, result, irm }) => [competitor, rank, result, irm]);

describe('a correction of a result of the feed', () => {
  test('changes one value of one line, and gaps that would be wrong disappear', () => {
    const lines = correctResult(race, [{ competitor: 'B', field: 'result', value: '10.25' }]);
    expect(shownValues(lines)).toEqual([
      ['A', '1', '10.10', null],
      ['B', '2', '10.25', null],
      ['C', '3', '10.30', null],
    ]);
    expect(lines.map(({ diff }) => diff)).toEqual([null, null, '+0.20']);
    expect(hiddenValues(second, lines.at(1)!)).toEqual({ result: '10.20', diff: '+0.10' });
    expect(hiddenValues(third, lines.at(2)!)).toBeUndefined();
  });

  test('of a rank moves the line to its place, and marks shared places', () => {
    const lines = correctResult(race, [{ competitor: 'C', field: 'rank', value: '2' }]);
    expect(lines.map(({ competitor, sort, isRankEqual }) => [competitor, sort, isRankEqual])).toEqual([
      ['A', 1, false],
      ['B', 2, true],
      ['C', 3, true],
    ]);
  });

  test('that disqualifies the winner removes rank and mark, and leaves the ranks of the others', () => {
    const lines = correctResult(race, [{ competitor: 'A', field: 'irm', value: 'DSQ' }]);
    expect(shownValues(lines)).toEqual([
      ['B', '2', '10.20', null],
      ['C', '3', '10.30', null],
      ['A', null, null, 'DSQ'],
    ]);
    expect(lines.at(2)!.resultType).toBe('IRM');
    expect(lines.map(({ diff }) => diff)).toEqual([null, null, null]);
  });

  test('that undoes a disqualification has the type of the other marks', () => {
    const feed = [first, line('B', 2, { rank: null, result: null, irm: 'DSQ', resultType: 'IRM', diff: null })];
    const [, corrected] = correctResult(feed, [
      { competitor: 'B', field: 'irm', value: null },
      { competitor: 'B', field: 'result', value: '10.20' },
      { competitor: 'B', field: 'rank', value: '2' },
    ]);
    expect(corrected).toMatchObject({ rank: '2', result: '10.20', irm: null, resultType: 'TIME' });
  });

  test('keeps the two sides of a match in their order', () => {
    const match = [line('A', 1, { rank: '2', wlt: 'L' }), line('B', 2, { rank: '1', wlt: 'W' })];
    const lines = correctResult(match, [
      { competitor: 'A', field: 'wlt', value: 'W' },
      { competitor: 'B', field: 'wlt', value: 'L' },
      { competitor: 'A', field: 'rank', value: '1' },
      { competitor: 'B', field: 'rank', value: '2' },
    ]);
    expect(lines.map(({ competitor, wlt, rank }) => [competitor, wlt, rank])).toEqual([
      ['A', 'W', '1'],
      ['B', 'L', '2'],
    ]);
  });

  test('changes only the split, not the mark or the gaps', () => {
    const lines = correctResult(race, [
      { competitor: 'A', field: 'fact.INTERMEDIATE.1', value: '5.17' },
      { competitor: 'A', field: 'fact.INTERMEDIATE.2', value: '9.99' },
    ]);
    expect(lines.at(0)!.details).toEqual([
      { code: 'INTERMEDIATE', pos: '1', value: '5.17' },
      { code: 'WIND_SPEED', value: '+0.4' },
    ]);
    expect(lines.map(({ result, diff }) => [result, diff])).toEqual(race.map(({ result, diff }) => [result, diff]));
    expect(hiddenValues(first, lines.at(0)!)).toEqual({ 'fact.INTERMEDIATE.1': '5.10', details: first.details });
  });

  test('of a split leaves open its rank and gap, and the time to the next split', () => {
    const details = ['1', '2', 'F'].map((pos) => ({
      code: 'INTERMEDIATE',
      pos,
      value: `${pos}.00`,
      attributes: { Value2: '1.00', Rank: '1' },
    }));
    const corrected = correctResult(
      [line('A', 1, { details })],
      [{ competitor: 'A', field: 'fact.INTERMEDIATE.1', value: '1.05' }],
    );
    expect(corrected.flatMap((one) => one.details).map(({ value, attributes }) => [value, attributes])).toEqual([
      ['1.05', undefined],
      ['2.00', { Rank: '1' }],
      ['F.00', { Value2: '1.00', Rank: '1' }],
    ]);
  });

  test('that repeats the feed, or concerns no competitor of the contest, changes nothing', () => {
    const lines = correctResult(race, [
      { competitor: 'B', field: 'result', value: '10.20' },
      { competitor: 'X', field: 'result', value: '9.99' },
    ]);
    expect(lines).toEqual(race);
  });

  test('never changes marks of others, and the feed’s values can be shown again', () => {
    const corrections = fc.uniqueArray(
      fc.record<ResultCorrection>({
        competitor: fc.constantFrom('A', 'B', 'X'),
        field: fc.constantFrom(...lineFields, 'fact.INTERMEDIATE.1' as const, 'fact.INTERMEDIATE.2' as const),
        value: fc.constantFrom(null, '1', '2', 'DSQ', 'W'),
      }),
      { selector: ({ competitor, field }) => `${competitor} ${field}` },
    );
    fc.assert(
      fc.property(corrections, fc.boolean(), (list, isReversed) => {
        const lines = correctResult(race, isReversed ? list.toReversed() : list);
        expect(lines).toEqual(correctResult(race, list));
        const other = lines.find(({ competitor }) => competitor === 'C')!;
        expect(other).toMatchObject({ rank: '3', result: '10.30', irm: null, resultType: 'TIME' });
        expect(lines.map(({ sort }) => sort)).toEqual([1, 2, 3]);
        const restored = lines
          .map((corrected) => {
            const feed = race.find(({ competitor }) => competitor === corrected.competitor)!;
            const { 'fact.INTERMEDIATE.1': _split, ...hidden } = hiddenValues(feed, corrected) ?? {};
            return { ...corrected, ...hidden };
          })
          .toSorted((a, b) => a.sort - b.sort);
        expect(restored).toEqual(race);
      }),
    );
  });
});
