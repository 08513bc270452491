import { expect, test } from 'vitest';
import { sortKeys } from './sort-keys.ts';

test('keys are sorted the same way, whatever their input order', () => {
  const sorted = ['games', 'unit:x', 'unit:y'];
  expect(sortKeys(['unit:y', 'games', 'unit:x', 'unit:y'])).toEqual(sorted);
  expect(sortKeys(['unit:x', 'unit:y', 'games'])).toEqual(sorted);
});
