import fc from 'fast-check';
import { userTypes } from '@podium/contract';
import { expect, test } from 'vitest';
import { Standings, pointsLevel } from './standings.ts';

test('S11: equal points share a position, and the next is skipped', () => {
  const standings = new Standings([
    { type: 'athlete', points: 500, count: 2 },
    { type: 'coach', points: 300, count: 1 },
    { type: 'athlete', points: 300, count: 1 },
    { type: 'athlete', points: 0, count: 4 },
  ]);
  expect([500, 300, 0].map((points) => standings.positionOf(points))).toEqual([1, 3, 5]);
  expect([500, 300, 0].map((points) => standings.positionOf(points, 'athlete'))).toEqual([1, 3, 4]);
  expect(standings.positionOf(300, 'coach')).toBe(1);
  expect(standings.positionOf(300, 'guest')).toBe(1);
  expect([false, true].map((isNonzero) => standings.total({ isNonzero }))).toEqual([8, 4]);
  expect(standings.total({ type: 'athlete', isNonzero: true })).toBe(3);
  expect([0, 1, 2, 3, 4, 7, 8].map((offset) => standings.stepAt(offset)?.points)).toEqual([
    500,
    500,
    300,
    300,
    0,
    0,
    undefined,
  ]);
});

test('a position equals the number of users with more points plus one, for any points', () => {
  const people = fc.array(fc.record({ type: fc.constantFrom(...userTypes), points: fc.integer({ min: -3, max: 12 }) }));
  fc.assert(
    fc.property(
      people,
      fc.integer({ min: -5, max: 15 }),
      fc.constantFrom(undefined, ...userTypes),
      (all, asked, type) => {
        const standings = new Standings(all.map((person) => ({ ...person, count: 1 })));
        const list = all.filter((person) => type === undefined || person.type === type);
        expect(standings.positionOf(asked, type)).toBe(list.filter(({ points }) => points > asked).length + 1);
        expect(standings.total({ type, isNonzero: true })).toBe(list.filter(({ points }) => points > 0).length);
        const sorted = list.map(({ points }) => points).toSorted((a, b) => b - a);
        for (const [offset, points] of sorted.entries())
          expect(standings.stepAt(offset, type)).toEqual({ points, above: sorted.indexOf(points) });
        expect(standings.stepAt(sorted.length, type)).toBeUndefined();
      },
    ),
  );
});

test('a level covers ten thousand points', () => {
  expect(pointsLevel(0)).toEqual({ level: 0, progress: { points: 0, of: 10_000 } });
  expect(pointsLevel(9999).level).toBe(0);
  expect(pointsLevel(23_400)).toEqual({ level: 2, progress: { points: 3400, of: 10_000 } });
  expect(pointsLevel(-50)).toEqual({ level: 0, progress: { points: 0, of: 10_000 } });
});
