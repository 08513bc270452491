import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawEvent, entrantsOf } from './draw-event.ts';
import { storeDraw } from './drawn-event.ts';
import type { DrawnFrom, PlannedSide, StoredDraw } from './drawn-event.ts';
import { perfectMatching } from './perfect-matching.ts';
import { pairSwissRound } from './swiss-pairing.ts';
import type { SwissPlayer } from './swiss-pairing.ts';
import { drawSwissRound } from './swiss.ts';

const tournament = (count: number, draw = 1): DrawnFrom => ({
  entries: {
    items: Array.from({ length: count }, (_, index) => ({ id: `${index + 1}`, delegation: 'd', seed: index + 1 })),
  },
  template: { kind: 'swiss', rounds: 5 },
  draw,
});
const storedDraw = (from: DrawnFrom): StoredDraw => storeDraw(from, drawEvent(from));
/** `1-5`: the first side has white. */
const games = ({ contests }: StoredDraw, stage: number): string[] =>
  contests
    .filter((contest) => contest.stage === stage)
    .map(({ sides }) => sides.map((side) => ('entrant' in side ? side.entrant : 'bye')).join('-'));

test('in the first round the upper half meets the lower half, with colors in turn', () => {
  const pairs = games(storedDraw(tournament(8)), 0).map((pair) => pair.split('-').toSorted().join('-'));
  expect(pairs).toEqual(['1-5', '2-6', '3-7', '4-8']);
  const whites = games(storedDraw(tournament(8)), 0).map((pair) => Number(pair.split('-')[0]) <= 4);
  expect(whites).toEqual([whites[0], !whites[0], whites[0], !whites[0]]);
});

const ofSizes = (sizes: readonly number[]) =>
  sizes.flatMap((size, delegation) =>
    Array.from({ length: size }, (_, index) => ({ id: `${delegation}.${index}`, delegation: `d${delegation}` })),
  );

/** Games of the first round between players of one delegation. */
const gamesInside = (sizes: readonly number[], draw: number): string[] =>
  games(storedDraw({ entries: { items: ofSizes(sizes) }, template: { kind: 'swiss', rounds: 5 }, draw }), 0).filter(
    (pair) => {
      const [first, second] = pair.split('-').map((id) => id.split('.')[0]);
      return first === second;
    },
  );

test('two small delegations each meet a large one, so that it plays only one game within itself', () => {
  expect(Array.from({ length: 30 }, (_, draw) => gamesInside([4, 1, 1], draw).length)).toEqual(Array(30).fill(1));
});

test('players of a delegation do not meet in the first round, if there is another way', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 9 }), fc.nat(99), (sizes, draw) => {
      // A delegation that is larger than all others together cannot avoid games between its own players.
      const largest = Math.max(...sizes);
      const others = sizes.reduce((sum, size) => sum + size, 0) - largest;
      expect(gamesInside(sizes, draw).length).toBeLessThanOrEqual(Math.max(0, Math.ceil((largest - others) / 2)));
    }),
    { numRuns: 500 },
  );
});

test('the lowest of an odd number of players has a bye, and in the next round the lowest who has not had one', () => {
  const first = storedDraw(tournament(5));
  expect(games(first, 0).at(-1)).toBe('5-bye');
  const isUpper = (side: PlannedSide): boolean => 'entrant' in side && Number(side.entrant) <= 2;
  // The two upper players win, so that 3, 4 and 5 are behind them with a point for the bye of 5.
  const results = first.contests.slice(0, 2).map(({ key, sides }) => ({
    key,
    points: isUpper(sides.at(0)!) ? ([1, 0] as const) : ([0, 1] as const),
  }));
  const second = drawSwissRound(first, entrantsOf(tournament(5)), results)!;
  expect(games(second, 1).at(-1)).toBe('4-bye');
});

test('winners meet winners, and the odd one meets the best of the next group', () => {
  const player = (id: string, score: number, opponent: string, color: 'white' | 'black'): SwissPlayer => ({
    id,
    score,
    opponents: [opponent],
    colors: [color],
    hasHadBye: false,
  });
  const round = pairSwissRound([
    player('1', 1, '4', 'white'),
    player('2', 1, '5', 'black'),
    player('3', 1, '6', 'white'),
    player('4', 0, '1', 'black'),
    player('5', 0, '2', 'white'),
    player('6', 0, '3', 'black'),
  ])!;
  expect(round.games).toEqual([
    { white: '2', black: '1' },
    { white: '4', black: '3' },
    { white: '6', black: '5' },
  ]);
});

const outcomes = [
  [1, 0],
  [0.5, 0.5],
  [0, 1],
] as const;

test('in any tournament no player meets the same opponent twice or has two byes, and colors are balanced', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 28 }),
      fc.nat(),
      fc.infiniteStream(fc.integer({ min: 0, max: 2 })),
      (count, draw, luck) => {
        const from = tournament(count, draw);
        let stored = storedDraw(from);
        const results = new Map<string, readonly [number, number]>();
        for (let round = 2; round <= 5; round += 1) {
          for (const { key } of stored.contests)
            if (!results.has(key)) results.set(key, outcomes.at(luck.next().value)!);
          stored = drawSwissRound(
            stored,
            entrantsOf(from),
            [...results].map(([key, points]) => ({ key, points })),
          )!;
          expect(stored).toBeDefined();
          expect(
            games(stored, round - 1)
              .flatMap((pair) => pair.split('-'))
              .filter((id) => id !== 'bye')
              .toSorted(),
          ).toEqual(from.entries.items.map(({ id }) => id).toSorted());
        }
        const pairs = stored.contests.map(({ sides }) =>
          sides
            .map((side) => ('entrant' in side ? side.entrant : 'bye'))
            .toSorted()
            .join('-'),
        );
        expect(new Set(pairs).size).toBe(pairs.length);
        for (const { id } of from.entries.items) {
          const colors = stored.contests.flatMap(({ sides }) => {
            const side = sides.findIndex((one) => 'entrant' in one && one.entrant === id);
            return side === -1 || sides.some((one) => 'bye' in one) ? [] : side === 0 ? 1 : -1;
          });
          expect(Math.abs(colors.reduce((sum, color) => sum + color, 0))).toBeLessThanOrEqual(2);
          expect(colors.join(' ')).not.toMatch(/(?<!-)1 1 1|-1 -1 -1/);
        }
      },
    ),
  );
});

test('players who have all met cannot be drawn again', () => {
  const from = tournament(2);
  const first = storedDraw(from);
  expect(drawSwissRound(first, entrantsOf(from), [{ key: first.contests.at(0)!.key, points: [1, 0] }])).toBeUndefined();
});

test('rounds that have begun stay; the opponent of a player who withdraws has a bye, which a late player fills', () => {
  const from = tournament(6);
  const first = storedDraw(from);
  const begun = new Set(first.contests.map(({ key }) => key));
  const results = first.contests.map(({ key }) => ({ key, points: [1, 0] as const }));
  const stored = drawSwissRound(first, entrantsOf(from), results)!;
  const withdrawn = {
    ...from,
    entries: { items: from.entries.items.map((item) => ({ ...item, ...(item.id === '3' && { isWithdrawn: true }) })) },
  };
  const after = storeDraw(withdrawn, drawEvent(withdrawn, { stored, begun }));
  expect(games(after, 0)).toEqual(games(stored, 0));
  expect(games(after, 1).filter((pair) => pair.endsWith('-bye'))).toHaveLength(1);
  const joined = { ...withdrawn, entries: { items: [...withdrawn.entries.items, { id: 'late', delegation: 'd' }] } };
  const full = storeDraw(joined, drawEvent(joined, { stored: after, begun }));
  expect(games(full, 1).join(' ')).toContain('late');
  expect(games(full, 1).join(' ')).not.toContain('bye');
});

test('a late player begins in the next round once a game of this one has begun; its bye stays', () => {
  const from = tournament(5);
  const stored = storedDraw(from);
  const first = stored.contests.at(0)!.key;
  const joined = { ...from, entries: { items: [...from.entries.items, { id: 'late', delegation: 'd' }] } };
  const placesAfter = (begun: ReadonlySet<string>): string =>
    games(storeDraw(joined, drawEvent(joined, { stored, begun })), 0).join(' ');
  expect(placesAfter(new Set([first]))).toBe(games(stored, 0).join(' '));
  expect(placesAfter(new Set())).toContain('late');
});

test('every player is paired if that is possible', () => {
  // Two triangles with one edge between them: only 2–3 lets everybody be paired.
  const edges = new Set(['0-1', '0-2', '1-2', '2-3', '3-4', '3-5', '4-5']);
  const isAllowed = (a: number, b: number): boolean => edges.has(`${Math.min(a, b)}-${Math.max(a, b)}`);
  expect(perfectMatching(6, isAllowed)).toEqual([1, 0, 3, 2, 5, 4]);
  expect(perfectMatching(3, isAllowed)).toBeUndefined();
});

test('a complete pairing is found exactly if trying all pairs finds one', () => {
  const exists = (left: readonly number[], isAllowed: (a: number, b: number) => boolean): boolean => {
    const [first, ...others] = left;
    return (
      first === undefined ||
      others.some(
        (other) =>
          isAllowed(first, other) &&
          exists(
            others.filter((one) => one !== other),
            isAllowed,
          ),
      )
    );
  };
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.array(fc.boolean(), { minLength: 64, maxLength: 64 }),
      (size, bits) => {
        const isAllowed = (a: number, b: number): boolean => bits.at(Math.min(a, b) * 8 + Math.max(a, b))!;
        const pairs = perfectMatching(size, isAllowed);
        const everybody = Array.from({ length: size }, (_, vertex) => vertex);
        expect(pairs !== undefined).toBe(exists(everybody, isAllowed));
        for (const [vertex, partner] of pairs?.entries() ?? []) {
          expect(pairs![partner]).toBe(vertex);
          expect(isAllowed(vertex, partner)).toBe(true);
        }
      },
    ),
  );
});
