import { expect, test } from 'vitest';
import { freeNames } from './free-names.ts';

const map = { width: 600, height: 600 };

test('a name on the map is on the first side where it overlaps no marker and no earlier name', () => {
  const names = [
    { x: 100, y: 100, width: 80 },
    { x: 150, y: 100, width: 80 },
    { x: 300, y: 100, width: 80 },
    { x: 100, y: 120, width: 80 },
    { x: 300, y: 400, width: 80 },
  ];
  expect(freeNames(names, map)).toEqual(['above', 'below', 'below', 'below', 'below']);
  // Between two markers, one above and one below, only the sides are free.
  const column = [80, 100, 120].map((y) => ({ x: 100, y, width: 80 }));
  expect(freeNames(column, map)).toEqual(['above', 'after', 'below']);
  expect(freeNames([], map)).toEqual([]);
});

test('a name without space on any side is left out', () => {
  const crowd = Array.from({ length: 9 }, (_, index) => ({
    x: 100 + (index % 3) * 20,
    y: 100 + Math.floor(index / 3) * 20,
    width: 80,
  }));
  expect(freeNames(crowd, map)[4]).toBeUndefined();
});

test('no name is cut off at an edge of the map', () => {
  const corner = [{ x: 20, y: 580, width: 80 }];
  expect(freeNames(corner, map)).toEqual(['after']);
  expect(freeNames([{ x: 590, y: 300, width: 80 }], map)).toEqual(['before']);
  expect(freeNames(corner, { width: 90, height: 600 })).toEqual([undefined]);
});

test('the lower one of two colliding names is hidden', () => {
  const narrow = { width: 100, height: 80 };
  const lower = { x: 50, y: 60, width: 90 };
  expect(freeNames([lower, { x: 50, y: 20, width: 90 }], narrow)).toEqual([undefined, 'below']);
});
