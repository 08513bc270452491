import { expect, test } from 'vitest';
import { freeNames } from './free-names.ts';

test('a name on the map covers no marker and no earlier name', () => {
  const names = [
    { x: 100, y: 100, width: 80 },
    { x: 150, y: 100, width: 80 },
    { x: 300, y: 100, width: 80 },
    { x: 100, y: 120, width: 80 },
    { x: 300, y: 400, width: 80 },
  ];
  expect(freeNames(names)).toEqual([false, true, true, true, true]);
  expect(freeNames([])).toEqual([]);
});
