import { describe, expect, it } from 'vitest';
import { unitMedal } from './unit-medal.ts';

describe('unitMedalOf', () => {
  it.each([
    ['1', 'gold'],
    ['2', 'bronze'],
    ['3', 'bronze'],
    ['0', 'none'],
    ['', 'none'],
    ['Y', 'none'],
    [null, 'none'],
    [undefined, 'none'],
  ])('%j decides %s', (medal, expected) => {
    expect(unitMedal(medal)).toBe(expected);
  });
});
