import { expect, test } from 'vitest';
import { afterStamp } from './next-stamp.ts';

test('a decision of the same moment gets a larger stamp than the one before', () => {
  const stamp = '20261012120000000:9999999999:0000ffff';
  expect(afterStamp(stamp)).toBe('20261012120000000:9999999999:00010000');
  expect(afterStamp(stamp) > stamp).toBe(true);
});
