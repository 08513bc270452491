import { expect, test } from 'vitest';
import { retractedActions } from './retracted-actions.ts';

type Score = readonly [number, number] | undefined;
/** Retractions among actions 1, 2, 3 … with the given scores. */
const after = (...all: [score: Score, given?: { period?: string; named?: string }][]) => [
  ...retractedActions(
    all.map(([score, { period = 'H1', named = null } = {}], index) => ({
      id: String(index + 1),
      period,
      parent_id: named,
      score_home: score ? String(score[0]) : null,
      score_away: score ? String(score[1]) : null,
    })),
  ),
];

test('a falling score retracts the last action that had raised it', () => {
  expect(after([[1, 0]], [[1, 1]], [[2, 1]], [undefined], [[1, 1]])).toEqual([['5', '3']]);
  expect(after([[1, 0]], [[1, 1]], [[0, 1]])).toEqual([['3', '1']]);
});

test('a review retracts the action that it refers to, even in another period', () => {
  expect(after([[1, 0]], [[2, 0]], [[1, 0], { named: '1', period: 'H2' }])).toEqual([['3', '1']]);
});

test('no action is retracted twice, and none if the score stays the same', () => {
  expect(after([[1, 0]], [[0, 0], { named: '1' }], [[1, 0]], [[0, 0]])).toEqual([
    ['2', '1'],
    ['4', '3'],
  ]);
  expect(after([[1, 0]], [[1, 0], { named: '1' }])).toEqual([]);
});

test('a set that begins at zero retracts no action', () => {
  const second = { period: 'S2' };
  expect(after([[1, 0], { period: 'S1' }], [[2, 0], { period: 'S1' }], [[0, 1], second], [[1, 1], second])).toEqual([]);
});
