import { afterEach, expect, test, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
afterEach(() => vi.unstubAllEnvs());

test('a whole run includes every item', () => {
  vi.stubEnv('PODIUM_DRAW_DAY', undefined);
  expect(inTurn(items, 3)).toEqual(items);
});

test('on three days in a row, each item has its turn once', () => {
  const drawn = ['2026-11-28', '2026-11-29', '2026-11-30'].map((day) => {
    vi.stubEnv('PODIUM_DRAW_DAY', day);
    return inTurn(items, 3);
  });
  expect(drawn.flat().toSorted()).toEqual(items);
  expect(drawn.every((share) => share.length >= 2)).toBe(true);
});
