import { expect, test } from 'vitest';
import { sortKeys } from './sort-keys.ts';

test('keys have the same order, in whatever order they were found', () => {
  const sorted = ['games', 'unit:x', 'unit:y'];
  expect(sortKeys(['unit:y', 'games', 'unit:x', 'unit:y'])).toEqual(sorted);
  expect(sortKeys(['unit:x', 'unit:y', 'games'])).toEqual(sorted);
});
