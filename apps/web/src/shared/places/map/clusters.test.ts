import { expect, test } from 'vitest';
import { clustersOf } from './clusters.ts';

test('markers that would overlap form one group', () => {
  const [west, east, centre] = [
    { x: 100, y: 100 },
    { x: 300, y: 100 },
    { x: 110, y: 110 },
  ];
  expect(clustersOf([west, east, centre])).toEqual([[0, 2], [1]]);
  expect(clustersOf([])).toEqual([]);
});

test('a row of overlapping markers forms one group, however long', () => {
  expect(clustersOf([0, 20, 40, 60].map((x) => ({ x, y: 0 })))).toEqual([[0, 1, 2, 3]]);
});
