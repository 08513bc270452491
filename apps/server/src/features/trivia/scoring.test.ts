import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correctAnswer, isCorrect, pointsFor } from './scoring.ts';
import type { Solution } from './scoring.ts';
import { nameAt, shownOrder, toStoredOptions, toShownOptions } from './shown-options.ts';

describe('an answer is right', () => {
  test('with exactly the one right option', () => {
    const solution = { kind: 'one', option: 'b' } as const;
    expect(isCorrect(solution, { options: ['b'] })).toBe(true);
    for (const options of [['a'], [], ['a', 'b'], ['b', 'b']]) expect(isCorrect(solution, { options })).toBe(false);
    expect(isCorrect(solution, { number: 2 })).toBe(false);
    expect(isCorrect(solution, undefined)).toBe(false);
  });

  test('with all right options in any order, and no other', () => {
    const solution = { kind: 'several', options: ['a', 'c'] } as const;
    for (const options of [
      ['a', 'c'],
      ['c', 'a'],
    ])
      expect(isCorrect(solution, { options })).toBe(true);
    for (const options of [['a'], ['a', 'b', 'c'], ['a', 'a'], ['a', 'c', 'c'], []])
      expect(isCorrect(solution, { options })).toBe(false);
  });

  test('with the complete order', () => {
    const solution = { kind: 'order', options: ['c', 'a', 'b'] } as const;
    expect(isCorrect(solution, { options: ['c', 'a', 'b'] })).toBe(true);
    for (const options of [['c', 'a'], ['a', 'c', 'b'], ['c', 'a', 'b', 'b'], []])
      expect(isCorrect(solution, { options })).toBe(false);
  });

  test('within the tolerance of a number', () => {
    const solution = { kind: 'number', number: 3.05, tolerance: 0.01 } as const;
    for (const number of [3.05, 3.06, 3.045]) expect(isCorrect(solution, { number })).toBe(true);
    for (const number of [3.07, -3.05, 0, Number.NaN]) expect(isCorrect(solution, { number })).toBe(false);
    expect(isCorrect({ kind: 'number', number: 0, tolerance: 0 }, {})).toBe(false);
  });
});

test('points are in proportion to right answers', () => {
  expect([pointsFor(300, 3, 4), pointsFor(100, 1, 3), pointsFor(100, 0, 3), pointsFor(100, 0, 0)]).toEqual([
    225, 33, 0, 0,
  ]);
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(40), fc.nat(40), (points, a, b) => {
      const [right, total] = [Math.min(a, b), Math.max(a, b)];
      const got = pointsFor(points, right, total);
      expect(got >= 0 && got <= points && Number.isInteger(got)).toBe(true);
      if (right === total && total > 0) expect(got).toBe(points);
    }),
  );
});

describe('the order of options in an attempt', () => {
  const kinds = fc.constantFrom('one', 'several', 'order');
  const question = fc.record({
    position: fc.integer({ min: 1, max: 40 }),
    kind: kinds,
    options: fc
      .integer({ min: 2, max: 12 })
      .map((count) => Array.from({ length: count }, (_, index) => ({ id: nameAt(index) }))),
  });

  test('never changes, and differs from the stored order in a question about order', () => {
    fc.assert(
      fc.property(question, fc.string(), (asked, seed) => {
        const order = shownOrder(asked, seed);
        expect(order).toEqual(shownOrder(asked, seed));
        expect(order.toSorted()).toEqual(asked.options.map(({ id }) => id).toSorted());
        if (asked.kind === 'order') expect(order).not.toEqual(asked.options.map(({ id }) => id));
      }),
    );
  });

  test('does not reveal the stored order: each option is in each place in some attempt', () => {
    const options = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
    const places = new Set<string>();
    for (let seed = 0; seed < 200; seed++)
      for (const [place, id] of shownOrder({ position: 1, kind: 'one', options }, String(seed)).entries())
        places.add(`${id} ${place}`);
    expect(places.size).toBe(16);
  });

  test('accepts the correct options in any displayed order, and never a name that was not shown', () => {
    fc.assert(
      fc.property(question, fc.string(), fc.nat(), (asked, seed, chance) => {
        const order = shownOrder(asked, seed);
        const ids = asked.options.map(({ id }) => id);
        const id = ids[chance % ids.length]!;
        const solution: Solution =
          asked.kind === 'one' ? { kind: 'one', option: id } : { kind: asked.kind, options: ids };
        const right = toShownOptions(correctAnswer(solution), order);
        expect(isCorrect(solution, toStoredOptions(right, order))).toBe(true);
        expect(isCorrect(solution, toStoredOptions({ options: ['z', ''] }, order))).toBe(false);
      }),
    );
  });
});
