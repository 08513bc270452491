import { expect, test } from 'vitest';
import { counts, emptyForm, toShift, toShiftForm } from './shift-form.ts';

/** Minutes ahead of UTC in Brazil. */
const offset = () => -180;
const form = { ...emptyForm('2026-11-20'), area: ' Water points ', needed: '3' };

test('a shift that is converted to a form and back stays the same, in the time of the Games', () => {
  const shift = toShift(form, offset)!;
  expect(shift).toMatchObject({ area: 'Water points', needed: 3 });
  expect(Date.parse(shift.start)).toBe(Date.parse('2026-11-20T11:00:00Z'));
  expect(toShiftForm(shift, offset)).toEqual({ ...form, area: 'Water points' });
});

test.each([
  ['an area', { area: ' ' }],
  ['a start', { start: '' }],
  ['an end after the start', { end: '2026-11-20T08:00' }],
  ['people', { needed: '0' }],
  ['at most 200 people', { needed: '201' }],
  ['a whole number of people', { needed: '1.5' }],
])('a shift needs %s', (_, change) => expect(toShift({ ...form, ...change }, offset)).toBeUndefined());

test('a volunteer who checked in counts as coming, and one who canceled counts as neither', () => {
  const volunteers = ['here', 'coming', 'off', 'coming'].map((state) => ({ state }));
  expect(counts(volunteers)).toEqual({ here: 1, coming: 3 });
});
