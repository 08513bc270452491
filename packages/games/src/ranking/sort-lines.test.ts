import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderLines } from './sort-lines.ts';

const lines = (...orders: (number | null | undefined)[]) =>
  orders.map((sortOrder, index) => ({ sortOrder, id: index + 1 }));
const outcome = (...orders: (number | null | undefined)[]) => {
  const { ordered, ...rest } = orderLines(lines(...orders));
  return { ids: ordered.map(({ id }) => id), ...rest };
};
const inMessageOrder = { ids: [1, 2, 3, 4], isUsable: false, hasGaps: false, hasWarning: true };

describe('the order of lines', () => {
  it('is that of the message if the orders are 0, 1, 1 and missing, which is unusable', () => {
    expect(outcome(0, 1, 1, undefined)).toEqual(inMessageOrder);
  });

  it('is 4, 2, 3, 1 as sent, which is a valid permutation', () => {
    expect(outcome(4, 2, 3, 1)).toEqual({ ids: [4, 2, 3, 1], isUsable: true, hasGaps: false, hasWarning: false });
  });

  it('is that of the message if every line has order 1', () => {
    expect(outcome(1, 1, 1, 1)).toEqual(inMessageOrder);
  });

  it('is 10, 20, 30, 40 as sent, which is unique with gaps, with a warning', () => {
    expect(outcome(10, 20, 30, 40)).toEqual({ ids: [1, 2, 3, 4], isUsable: true, hasGaps: true, hasWarning: true });
    expect(outcome(40, 20, 30, 10).ids).toEqual([4, 2, 3, 1]);
  });

  it.each([[[0, 1, 2, 3]], [[1, 2, 3, null]], [[1, 2, 3, -4]], [[1, 2, 3, 3.5]], [[1, 2, 3, Number.NaN]]])(
    'is that of the message if the orders are %j, which is unusable',
    (orders) => {
      expect(outcome(...orders)).toEqual(inMessageOrder);
    },
  );

  it('accepts an empty list', () => {
    expect(outcome()).toEqual({ ids: [], isUsable: true, hasGaps: false, hasWarning: false });
  });

  it('loses no line, and a usable order does not depend on the message', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: -1, max: 12 })), { maxLength: 8 }), (orders) => {
        const unsorted = lines(...orders);
        const { ordered, isUsable } = orderLines(unsorted);
        expect(new Set(ordered)).toEqual(new Set(unsorted));
        expect(ordered).toEqual(isUsable ? orderLines(unsorted.toReversed()).ordered : unsorted);
      }),
      { numRuns: 3000 },
    );
  });
});
