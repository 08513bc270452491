import { describe, expect, it } from 'vitest';
import { unitMedal } from './unit-medal.ts';

describe('the medal that a unit decides', () => {
  it.each([
    ['1', 'gold'],
    ['2', 'bronze'],
    ['3', 'bronze'],
    ['0', 'none'],
    ['', 'none'],
    ['Y', 'none'],
    [null, 'none'],
    [undefined, 'none'],
  ])('with the code %j is %s', (medal, expected) => {
    expect(unitMedal(medal)).toBe(expected);
  });
});
