import { describe, expect, it } from 'vitest';
import { ageGroup } from './age-group.ts';

describe('the age group of a year of birth', () => {
  it.each([
    [2013, 'U14'],
    [2012, 'U16'],
    [2011, 'U16'],
    [2010, 'U18'],
    [2009, 'U18'],
    [2008, 'U20'],
    [2006, 'U23'],
    [2003, 'SENIOR'],
  ])('of %i is %s at Games in 2026', (birthYear, group) => {
    expect(ageGroup(birthYear, 2026)).toBe(group);
  });

  it('refuses impossible years', () => {
    expect(() => ageGroup(2027, 2026)).toThrow('2027');
    expect(() => ageGroup(Number.NaN, 2026)).toThrow('NaN');
  });
});
