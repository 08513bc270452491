import { expect, test } from 'vitest';
import { freeNames } from './free-names.ts';

test('a name on the map stands on the first side where it covers no marker and no earlier name', () => {
  const names = [
    { x: 100, y: 100, width: 80 },
    { x: 150, y: 100, width: 80 },
    { x: 300, y: 100, width: 80 },
    { x: 100, y: 120, width: 80 },
    { x: 300, y: 400, width: 80 },
  ];
  expect(freeNames(names)).toEqual(['above', 'below', 'below', 'below', 'below']);
  // Between two markers, one above and one below, only the sides are left.
  const column = [80, 100, 120].map((y) => ({ x: 100, y, width: 80 }));
  expect(freeNames(column)).toEqual(['above', 'after', 'below']);
  expect(freeNames([])).toEqual([]);
});

test('a name without room on any side is left out', () => {
  const crowd = Array.from({ length: 9 }, (_, index) => ({
    x: 100 + (index % 3) * 20,
    y: 100 + Math.floor(index / 3) * 20,
    width: 80,
  }));
  expect(freeNames(crowd)[4]).toBeUndefined();
});
