import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { move, newCounter } from './counter.ts';
import type { CounterMove } from './counter.ts';

const points = (...moves: CounterMove[]) => moves.reduce(move, newCounter).points;

describe('the counter of points', () => {
  it('adds and removes points of a side, never below zero', () => {
    expect(points({ side: 0, by: 1 }, { side: 0, by: 1 }, { side: 1, by: 1 })).toEqual([2, 1]);
    expect(points({ side: 1, by: -1 })).toEqual([0, 0]);
  });

  it('undoes the last point, and does nothing at zero', () => {
    expect(points({ side: 0, by: 1 }, { side: 1, by: 1 }, 'undo')).toEqual([1, 0]);
    expect(points('undo', 'undo')).toEqual([0, 0]);
  });

  it('returns to zero when all points are undone', () => {
    const moves = fc.array(
      fc.record({ side: fc.constantFrom<(0 | 1)[]>(0, 1), by: fc.constantFrom<(1 | -1)[]>(1, -1) }),
      {
        maxLength: 80,
      },
    );
    fc.assert(
      fc.property(moves, (made) => {
        const counter = made.reduce<typeof newCounter>(move, newCounter);
        expect(made.reduce((now) => move(now, 'undo'), counter).points).toEqual([0, 0]);
      }),
    );
  });
});
