import { describe, expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';
import { isAfter, parseChange } from './live-message.ts';

describe('live messages', () => {
  it('are ordered within an epoch, and not comparable with those of another', () => {
    expect(isAfter('a1-10', 'a1-9')).toBe(true);
    expect(isAfter('a1-9', 'a1-10')).toBe(false);
    expect(isAfter('b-1', 'a-9')).toBe(false);
    expect(isAfter('', 'a-9')).toBe(false);
  });

  it('are dropped if they cannot be read', () => {
    expect(parseChange('a-1', '{"keys":["medals",7]}')).toEqual({ id: 'a-1', keys: ['medals'] });
    expect(parseChange('a-1', 'nonsense')).toBeUndefined();
    expect(parseChange('a-1', '{}')).toBeUndefined();
  });

  it('are requested again after one to thirty seconds, evenly distributed', () => {
    expect([1, 2, 5, 9].map((failures) => backoffMs(failures, () => 1))).toEqual([2000, 4000, 30_000, 30_000]);
    expect(backoffMs(9, () => 0)).toBe(0);
  });
});
