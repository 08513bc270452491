import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areAgeGroupsClear, eventAgeGroup, readEventAgeGroup } from './age-groups.ts';

test('an age group is a name, with years of birth or without', () => {
  expect(readEventAgeGroup('U14 2013-2014')).toEqual({ name: 'U14', bornFrom: 2013, bornTo: 2014 });
  expect(readEventAgeGroup(' Junior A 2010 – 2012 ')).toEqual({ name: 'Junior A', bornFrom: 2010, bornTo: 2012 });
  expect(readEventAgeGroup('Masters -1985')).toEqual({ name: 'Masters', bornTo: 1985 });
  expect(readEventAgeGroup('U12 2015-')).toEqual({ name: 'U12', bornFrom: 2015 });
  expect(readEventAgeGroup('U12 2015')).toEqual({ name: 'U12', bornFrom: 2015, bornTo: 2015 });
  expect(readEventAgeGroup('Under-14')).toEqual({ name: 'Under-14' });
  expect(readEventAgeGroup('U14 2014-2013')).toBeUndefined();
  expect(readEventAgeGroup('U14 2013-14')).toBeUndefined();
  expect(readEventAgeGroup(' ')).toBeUndefined();
});

test('groups that share a name or a year of birth are ambiguous', () => {
  expect(areAgeGroupsClear(['U14 2013-2014', 'U17 2010-2012', 'Novices'])).toBe(true);
  expect(areAgeGroupsClear(['U14 2012-2014', 'U17 2010-2012'])).toBe(false);
  expect(areAgeGroupsClear(['U14 2013-2014', 'U14 2010-2012'])).toBe(false);
  expect(areAgeGroupsClear(['Masters -1985', 'Seniors 1980-'])).toBe(false);
  expect(areAgeGroupsClear(['U14 2014-2013'])).toBe(false);
});

test('the group of the entry takes precedence over the year of birth', () => {
  const rules = { ageGroups: ['U14 2013-2014', 'U17 2010-2012'] };
  expect(eventAgeGroup(rules, { birthYear: 2013 })).toBe('U14');
  expect(eventAgeGroup(rules, { birthYear: 2013, named: 'U17' })).toBe('U17');
  expect(eventAgeGroup(rules, { birthYear: 2009 })).toBeUndefined();
  expect(eventAgeGroup(rules, {})).toBeUndefined();
  expect(eventAgeGroup({}, { birthYear: 2013 })).toBeUndefined();
});

test('in unambiguous groups, a competitor born in the years of a group belongs to it', () => {
  const years = fc.uniqueArray(fc.integer({ min: 1990, max: 2020 }), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(years, fc.integer({ min: 1985, max: 2025 }), (limits, birthYear) => {
      const sorted = limits.toSorted((a, b) => a - b);
      const groups = sorted.slice(1).map((to, index) => ({ name: `G${index}`, from: sorted[index]! + 1, to }));
      const ageGroups = groups.map(({ name, from, to }) => `${name} ${from}-${to}`);
      expect(areAgeGroupsClear(ageGroups)).toBe(true);
      const expected = groups.find(({ from, to }) => from <= birthYear && birthYear <= to)?.name;
      expect(eventAgeGroup({ ageGroups }, { birthYear })).toBe(expected);
      expect(eventAgeGroup({ ageGroups: ageGroups.toReversed() }, { birthYear })).toBe(expected);
    }),
  );
});
