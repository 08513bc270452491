import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { panelColumns, panelScore } from './panel.ts';
import type { Panel } from './panel.ts';

const gymnastics: Panel = { judges: 4, dropped: 1, count: 'mean', hasDifficulty: true, hasDeduction: true };
const trampoline: Panel = { judges: 5, dropped: 1, count: 'sum', hasDifficulty: true, hasDeduction: false };
const school: Panel = { judges: 3, dropped: 0, count: 'sum', hasDifficulty: false, hasDeduction: false };

describe('the score of a panel', () => {
  test.each([
    [
      'is the mean of the two middle marks, plus difficulty, minus deduction',
      gymnastics,
      ['8.1', '8.3', '8.6', '9.0', '5.2', '0.3'],
      3,
      '13.350',
    ],
    ['does not depend on the order of the judges', gymnastics, ['9.0', '8.6', '8.1', '8.3', '5.2', '0.3'], 3, '13.350'],
    ['reads an empty deduction as zero', gymnastics, ['8.1', '8.3', '8.6', '9.0', '5.2', ''], 3, '13.650'],
    ['is the sum of three marks of five', trampoline, ['7.1', '7.4', '7.2', '7.9', '6.0', '10.2'], 2, '31.90'],
    ['is the sum of all marks', school, ['7', '8.5', '6.5'], 1, '22.0'],
    ['is rounded up from a half', { ...school, count: 'mean', judges: 2 }, ['8.25', '8.26'], 2, '8.26'],
    ['is never below zero', gymnastics, ['0.1', '0.1', '0.1', '0.1', '0', '3'], 3, '0.000'],
  ] as const)('%s', (_title, panel, columns, decimals, score) => {
    expect(panelScore(columns, panel, decimals)).toBe(score);
  });

  test('is unknown before the last judge has marked, and without the difficulty', () => {
    expect(panelScore(['8.1', '8.3', '', '9.0', '5.2', '0.3'], gymnastics, 3)).toBeNull();
    expect(panelScore(['8.1', '8.3', '8.6', '9.0', '', ''], gymnastics, 3)).toBeNull();
    expect(panelScore([], school, 1)).toBeNull();
  });

  test('lies between the lowest and the highest mark if marks are averaged', () => {
    const mark = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.array(mark, { minLength: 3, maxLength: 9 }), (marks) => {
        const panel: Panel = { ...school, judges: marks.length, dropped: 1, count: 'mean' };
        const score = Number(panelScore(marks.map(String), panel, 3));
        return score >= Math.min(...marks) - 0.001 && score <= Math.max(...marks) + 0.001;
      }),
    );
  });
});

test('a form has a column for each judge, then for difficulty and deductions', () => {
  expect(panelColumns(gymnastics).map((column) => (column.kind === 'judge' ? column.number : column.kind))).toEqual([
    1,
    2,
    3,
    4,
    'difficulty',
    'deduction',
  ]);
  expect(panelColumns(school)).toHaveLength(3);
});
