import { expect, it } from 'vitest';
import { hasFartherBack, pathOf, splitX } from './places-shape.ts';
import type { PlaceRun } from './places-by-split.ts';

it('a line leads from split to split, with the first place on top', () => {
  expect(pathOf([1, 3, 2], 3)).toBe('M1.5 5L50 25L98.5 15');
  expect([splitX(0, 3), splitX(2, 3)]).toEqual([1.5, 98.5]);
});

it('a line is broken at unknown places', () => {
  expect(pathOf([1, undefined, 2, 1], 2)).toBe('M1.5 5M66.17 15L98.5 5');
});

it('competitors behind all that are drawn share one row below them', () => {
  expect(pathOf([12, 1], 2)).toBe('M1.5 25L98.5 5');
  const run = (...places: number[]) => ({ places }) as unknown as PlaceRun;
  expect(hasFartherBack([run(2, 1), run(1, 2)])).toBe(false);
  expect(hasFartherBack([run(3, 1), run(1, 2)])).toBe(true);
});
