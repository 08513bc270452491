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

test('a score that goes down takes back what had raised it last', () => {
  expect(after([[1, 0]], [[1, 1]], [[2, 1]], [undefined], [[1, 1]])).toEqual([['5', '3']]);
  expect(after([[1, 0]], [[1, 1]], [[0, 1]])).toEqual([['3', '1']]);
});

test('a review takes back the action that it names, in another period too', () => {
  expect(after([[1, 0]], [[2, 0]], [[1, 0], { named: '1', period: 'H2' }])).toEqual([['3', '1']]);
});

test('no action is taken back twice, and none if the score stays', () => {
  expect(after([[1, 0]], [[0, 0], { named: '1' }], [[1, 0]], [[0, 0]])).toEqual([
    ['2', '1'],
    ['4', '3'],
  ]);
  expect(after([[1, 0]], [[1, 0], { named: '1' }])).toEqual([]);
});

test('a set begins at nought: that takes nothing back', () => {
  const second = { period: 'S2' };
  expect(after([[1, 0], { period: 'S1' }], [[2, 0], { period: 'S1' }], [[0, 1], second], [[1, 1], second])).toEqual([]);
});
