import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { countProspects } from './pool-prospects.ts';
import { poolTable } from './pool-table.ts';
import type { PoolMatch } from './pool-values.ts';

const match = (home: string, score: string, away: string): PoolMatch => {
  const [own = 0, other = 0] = score.split('-').map(Number);
  return [
    { id: home, score: own },
    { id: away, score: other },
  ];
};
const asRecord = (prospects: ReturnType<typeof countProspects>): Record<string, string> =>
  Object.fromEntries(prospects);
const ids = ['A', 'B', 'C', 'D'];

describe('the needs of a competitor to finish in the top 2 of four', () => {
  const handball = { win: 2, tie: 1, places: 2 };
  const twoRounds = [match('A', '30-20', 'B'), match('C', '25-24', 'D'), match('A', '28-22', 'D')];

  it('state before the last round who cannot be overtaken, who needs a win or a draw, and who is out', () => {
    const playedMatches = [...twoRounds, match('B', '20-30', 'C')];
    // A 4, C 4, B 0, D 0.
    expect(
      asRecord(
        countProspects(
          ids,
          playedMatches,
          [
            ['C', 'A'],
            ['B', 'D'],
          ],
          handball,
        ),
      ),
    ).toEqual({
      A: 'through',
      B: 'out',
      C: 'through',
      D: 'out',
    });
    const close = [...twoRounds, match('B', '30-20', 'C')];
    // A 4, B 2, C 2, D 0: A, B and C may all finish on 4.
    expect(
      asRecord(
        countProspects(
          ids,
          close,
          [
            ['C', 'A'],
            ['B', 'D'],
          ],
          handball,
        ),
      ),
    ).toEqual({ A: 'draw', B: 'open', C: 'open', D: 'mustWin' });
  });

  it('count a tie both ways: a level side has neither advanced nor been eliminated', () => {
    const playedMatches = [match('A', '1-0', 'B'), match('B', '1-0', 'C'), match('C', '1-0', 'A')];
    const level = { win: 3, tie: 1, places: 2 };
    expect(asRecord(countProspects(['A', 'B', 'C'], playedMatches, [], level))).toEqual({});
  });

  it('are not stated for the first round, or if everybody advances', () => {
    const all = [
      ['A', 'B'],
      ['C', 'D'],
      ['A', 'C'],
      ['B', 'D'],
      ['A', 'D'],
      ['B', 'C'],
    ] as const;
    expect(asRecord(countProspects(ids, [], all, handball))).toEqual({});
    expect(asRecord(countProspects(ids, twoRounds, [['B', 'C']], { ...handball, places: 4 }))).toEqual({});
  });

  it('mention only wins if no match can end level', () => {
    const playedMatches = [
      match('A', '3-0', 'B'),
      match('C', '3-0', 'D'),
      match('A', '3-1', 'D'),
      match('C', '3-2', 'B'),
    ];
    expect(
      asRecord(
        countProspects(
          ids,
          playedMatches,
          [
            ['A', 'C'],
            ['B', 'D'],
          ],
          { win: 1, tie: 0, places: 1 },
        ),
      ),
    ).toEqual({
      A: 'win',
      B: 'out',
      C: 'win',
      D: 'out',
    });
  });
});

test('however the pool continues, earlier statements stay true', () => {
  const pairs = ids.flatMap((a, index) => ids.slice(index + 1).map((b) => [a, b] as const));
  const scenario = fc.record({
    order: fc.shuffledSubarray(pairs, { minLength: pairs.length }),
    scores: fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { minLength: pairs.length, maxLength: pairs.length }),
    known: fc.integer({ min: 0, max: pairs.length }),
    places: fc.integer({ min: 1, max: 3 }),
    tie: fc.constantFrom(0, 1),
  });
  fc.assert(
    fc.property(scenario, ({ order, scores, known, places, tie }) => {
      const matches = order.map(([home, away], index): PoolMatch => {
        const [own, other] = scores[index] ?? [0, 0];
        // The home side wins in sports without draws.
        const score = tie === 0 && own === other ? own + 1 : own;
        return [
          { id: home, score },
          { id: away, score: other },
        ];
      });
      const rules = { win: 3, tie };
      const prospects = countProspects(ids, matches.slice(0, known), order.slice(known), { ...rules, places });
      const ranks = new Map(
        poolTable(ids, matches, rules, ['difference', 'for']).map(({ id, rank, isEqual }) => [id, { rank, isEqual }]),
      );
      for (const [id, prospect] of prospects) {
        const next = matches.slice(known).find((sides) => sides.some((side) => side.id === id));
        const ownScore = next?.find((side) => side.id === id)?.score ?? 0;
        const other = next?.find((side) => side.id !== id)?.score ?? 0;
        const isAmong = Number(ranks.get(id)!.rank) <= places;
        if (
          prospect === 'through' ||
          (prospect === 'win' && ownScore > other) ||
          (prospect === 'draw' && ownScore >= other)
        )
          expect(isAmong, `${id} ${prospect}`).toBe(true);
        if (
          prospect === 'out' ||
          (prospect === 'mustWin' && ownScore <= other) ||
          (prospect === 'mustNotLose' && ownScore < other)
        )
          expect(isAmong, `${id} ${prospect}`).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});
