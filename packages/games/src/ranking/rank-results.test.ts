import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Better } from '../marks/mark.ts';
import { parseMark } from '../marks/mark.ts';
import type { RankableLine } from './rank-results.ts';
import { rankResults } from './rank-results.ts';

const line = (competitorId: string, value: number | null, overrides: Partial<RankableLine> = {}) => ({
  competitorId,
  value,
  ...overrides,
});
const show = (lines: RankableLine[], better: Better) =>
  rankResults(lines, { better }).map(
    ({ line, rank, rankEqual }) => `${rank ?? '-'}${rankEqual ? '=' : ''} ${line.competitorId}`,
  );

describe('a ranking of results', () => {
  it('ranks the lower time first', () => {
    const times = { a: '2:05.12', b: '2:04.31', c: '2:07.80' };
    const lines = Object.entries(times).map(([id, text]) => line(id, parseMark('TIME', text).value));
    expect(show(lines, 'lower')).toEqual(['1 b', '2 a', '3 c']);
  });

  it('ranks the higher score first', () => {
    expect(show([line('a', 14_000), line('b', 14_333)], 'higher')).toEqual(['1 b', '2 a']);
  });

  it('gives equal marks a shared rank and skips the next: 1, 1, 3', () => {
    expect(show([line('c', 3), line('b', 1), line('a', 1)], 'lower')).toEqual(['1= a', '1= b', '3 c']);
    expect(show([line('a', 1), line('b', 2), line('c', 2), line('d', 2), line('e', 3)], 'lower')).toEqual([
      '1 a',
      '2= b',
      '2= c',
      '2= d',
      '5 e',
    ]);
  });

  it('separates equal marks by the next best attempt', () => {
    const lines = [line('a', 784, { countback: [780, 770] }), line('b', 784, { countback: [781] }), line('c', 784)];
    expect(show(lines, 'higher')).toEqual(['1 b', '2 a', '3 c']);
    expect(show([line('a', 784, { countback: [780] }), line('b', 784, { countback: [780] })], 'higher')).toEqual([
      '1= a',
      '1= b',
    ]);
  });

  it('puts DNF, DNS and DSQ after the ranked lines and those without a mark, unranked and never tied', () => {
    const lines = [
      line('dsq', 1, { irm: 'DQ' }),
      line('dns2', null, { irm: 'DNS' }),
      line('dns1', null, { irm: 'NS' }),
      line('late', null),
      line('later', null),
      line('dnf', null, { irm: 'DNF' }),
      line('a', 5),
    ];
    expect(show(lines, 'lower')).toEqual(['1 a', '- late', '- later', '- dnf', '- dns1', '- dns2', '- dsq']);
  });

  it('orders invalid result marks by the rules, unknown ones alphabetically', () => {
    const lines = ['ZZ', 'DSQ', 'DNS', 'WDR', 'AA', 'NM'].map((irm) => line(irm, null, { irm }));
    expect(show(lines, 'lower')).toEqual(['- NM', '- WDR', '- DNS', '- DSQ', '- AA', '- ZZ']);
  });

  it('gives lines ranked as last a rank behind all with a mark', () => {
    const lines = [line('r2', null, { irm: 'RAL' }), line('a', 5), line('r1', 1, { irm: 'RAL' }), line('n', null)];
    expect(show(lines, 'lower')).toEqual(['1 a', '2= r1', '2= r2', '- n']);
  });

  it('numbers the order and modifies no line', () => {
    const lines = [line('b', 2), line('a', 1)];
    const ranked = rankResults(lines, { better: 'lower' });
    expect(ranked.map(({ sortOrder }) => sortOrder)).toEqual([1, 2]);
    expect(ranked.at(0)?.line).toBe(lines[1]);
    expect(lines.map(({ competitorId }) => competitorId)).toEqual(['b', 'a']);
    expect(rankResults([], { better: 'lower' })).toEqual([]);
  });

  const irm = fc.constantFrom(null, null, null, 'DNS', 'DNF', 'DSQ', 'dq', 'RAL', 'XYZ', 'xyz');
  const value = fc.option(fc.integer({ min: -2000, max: 6000 }), { nil: null, freq: 5 });
  const countback = fc.option(fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 2 }), { nil: undefined });
  const field = fc.uniqueArray(fc.record({ competitorId: fc.string({ maxLength: 4 }), value, irm, countback }), {
    selector: ({ competitorId }) => competitorId,
    maxLength: 12,
  });
  const better = fc.constantFrom<Better>('lower', 'higher');

  it('P4: does not depend on the order of arrival', () => {
    fc.assert(
      fc.property(
        field.chain((lines) => fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length }))),
        better,
        ([lines, shuffled], better) => {
          expect(rankResults(shuffled, { better })).toEqual(rankResults(lines, { better }));
        },
      ),
      { numRuns: 4000 },
    );
  });

  it('P4: gives as rank one more than the number of better lines, shared exactly by the tied', () => {
    fc.assert(
      fc.property(field, better, (lines, better) => {
        const plain = lines.map((line) => ({ ...line, countback: undefined }));
        const ranked = rankResults(plain, { better });
        const rankedLines = ranked.filter(({ line }) => line.irm === null && line.value !== null);
        for (const line of rankedLines) {
          const isBetter = (value: number) =>
            better === 'lower' ? value < line.line.value! : value > line.line.value!;
          expect(line.rank).toBe(1 + rankedLines.filter(({ line }) => isBetter(line.value!)).length);
          expect(line.rankEqual).toBe(rankedLines.filter(({ rank }) => rank === line.rank).length > 1);
        }
        for (const line of ranked.filter(({ line }) => line.irm === 'RAL'))
          expect(line.rank).toBe(rankedLines.length + 1);
      }),
      { numRuns: 4000 },
    );
  });

  it('P4: puts unranked lines last, loses no line, and never decreases the rank', () => {
    fc.assert(
      fc.property(field, better, (lines, better) => {
        const ranked = rankResults(lines, { better });
        expect(new Set(ranked.map(({ line }) => line))).toEqual(new Set(lines));
        const ranks = ranked.map(({ rank }) => rank ?? Number.POSITIVE_INFINITY);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        const invalid = ranked.filter(({ line }) => line.irm !== null && line.irm !== 'RAL');
        for (const { rank, rankEqual } of invalid) expect([rank, rankEqual]).toEqual([null, false]);
      }),
      { numRuns: 4000 },
    );
  });
});
