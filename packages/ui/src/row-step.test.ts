import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { rowStep, rowsOf, wholeRows } from './row-step.ts';
import type { RowRange } from './row-step.ts';

const size = { come: 4, above: 12, below: 12, leap: 30 };
const range = (first: number, end: number): RowRange => ({ first, end });

describe('from the rows that stand there to those that should', () => {
  it('makes some at a time beyond the window, on the side where they are missing', () => {
    expect(rowStep(range(0, 20), range(6, 28), range(10, 20), size)).toEqual(range(6, 24));
    expect(rowStep(range(30, 50), range(20, 40), range(30, 36), size)).toEqual(range(26, 40));
  });

  it('makes those that are seen at once, and no others when they are many', () => {
    expect(rowStep(range(0, 22), range(14, 40), range(20, 34), size)).toEqual(range(12, 34));
    expect(rowStep(range(10, 20), range(4, 26), range(9, 19), size)).toEqual(range(9, 23));
  });

  it('puts no more away than may go', () => {
    expect(rowStep(range(0, 60), range(0, 18), range(0, 12), size)).toEqual(range(0, 48));
    expect(rowStep(range(0, 60), range(30, 54), range(36, 48), size)).toEqual(range(12, 54));
  });

  it('leaves those ahead of somebody who goes on where they are', () => {
    expect(rowStep(range(0, 60), range(8, 26), range(14, 20), { ...size, below: 0 })).toEqual(range(8, 60));
    expect(rowStep(range(0, 60), range(34, 52), range(40, 46), { ...size, above: 0 })).toEqual(range(0, 52));
  });

  it('begins with what is seen after a leap', () => {
    expect(rowStep(range(0, 20), range(480, 500), range(486, 498), size)).toEqual(range(486, 498));
    expect(rowStep(range(480, 500), range(0, 18), range(0, 12), size)).toEqual(range(0, 12));
    expect(rowStep(range(0, 20), range(14, 40), range(20, 34), size)).toEqual(range(20, 34));
  });
});

describe('after a leap for which there is little time', () => {
  const few = { ...size, leap: 6 };

  it('begins with the rows on the side to which it goes', () => {
    expect(rowStep(range(0, 20), range(480, 500), range(486, 498), few)).toEqual(range(492, 498));
    expect(rowStep(range(480, 500), range(0, 18), range(0, 12), few)).toEqual(range(0, 6));
  });

  it('leaves no hole in the step after it', () => {
    expect(rowStep(range(492, 498), range(480, 500), range(486, 498), few)).toEqual(range(486, 498));
  });
});

describe('which rows are whole', () => {
  const all = (): boolean => true;
  const whole = (...rows: number[]): ReadonlySet<number> => new Set(rows);

  it('makes those that are seen whole first, from the top, and no more than may be', () => {
    expect(wholeRows(whole(4, 5), range(4, 10), range(6, 9), all, 2)).toEqual(whole(4, 5, 6, 7));
    expect(wholeRows(whole(6, 7), range(4, 10), range(6, 9), all, 2)).toEqual(whole(6, 7, 8, 4));
  });

  it('leaves those in brief that wait for what they show', () => {
    expect(wholeRows(whole(), range(58, 62), range(58, 62), (row) => row < 60, 4)).toEqual(whole(58, 59));
  });

  it('forgets those that are gone, and is the same where nothing changes', () => {
    expect(wholeRows(whole(1, 2, 3), range(2, 4), range(2, 4), all, 4)).toEqual(whole(2, 3));
    const now = whole(2, 3);
    expect(wholeRows(now, range(2, 4), range(2, 4), all, 4)).toBe(now);
  });
});

/** What is seen lies within what is wanted, at most four rows from its ends. */
const aims = fc
  .tuple(fc.nat(500), fc.integer({ min: 1, max: 30 }), fc.nat(4), fc.nat(4))
  .map(([first, seen, above, below]) => ({
    seen: range(first + above, first + above + seen),
    wanted: range(first, first + above + seen + below),
  }));
const standing = fc.tuple(fc.nat(500), fc.nat(60)).map(([first, count]) => range(first, first + count));

test('a step leaves no hole in the window, and steps come to what is wanted', () => {
  fc.assert(
    fc.property(standing, aims, (from, { seen, wanted }) => {
      let now = from;
      for (let steps = 0; steps < 60; steps++) {
        const next = rowStep(now, wanted, seen, size);
        expect(next.first).toBeLessThanOrEqual(seen.first);
        expect(next.end).toBeGreaterThanOrEqual(seen.end);
        const isNew = (row: number): boolean => row < now.first || row >= now.end;
        const isSeen = (row: number): boolean => row >= seen.first && row < seen.end;
        const rows = Array.from({ length: next.end - next.first }, (_, index) => next.first + index);
        expect(rows.filter((row) => isNew(row) && !isSeen(row)).length).toBeLessThanOrEqual(size.come);
        now = next;
      }
      expect(now).toEqual(wanted);
    }),
  );
});

test('every row that stands there is whole in the end, at most so many more in a step', () => {
  fc.assert(
    fc.property(standing, standing, fc.integer({ min: 1, max: 6 }), (now, seen, most) => {
      let whole: ReadonlySet<number> = new Set(rowsOf(seen));
      for (let steps = 0; steps < 61; steps++) {
        const next = wholeRows(whole, now, seen, () => true, most);
        expect([...next].filter((row) => !whole.has(row)).length).toBeLessThanOrEqual(most);
        whole = next;
      }
      expect([...whole].toSorted((a, b) => a - b)).toEqual(rowsOf(now));
    }),
  );
});
