import { expect, test } from 'vitest';
import { codeMeasure, measureRules, ownCode, ownMeasures } from './own-measure.ts';

test('the code of an event of an own sport contains its measure', () => {
  for (const measure of ownMeasures) expect(codeMeasure('X01', ownCode(measure, 'SACKRACE'))).toBe(measure);
});

test.each([
  ['X01', 'TEAMRACE', 'points'],
  ['X12', 'R.RELAY', 'places'],
  ['ATH', 'LONGJUMP', 'distance'],
  ['ATH', '100M', 'time'],
  ['SWM', 'D.50MFR', undefined],
  ['XYZ', 'T.RACE', undefined],
])('the event %s %s is decided by %s', (discipline, code, measure) =>
  expect(codeMeasure(discipline, code)).toBe(measure),
);

test('the shortest time and the first place win, and otherwise the highest value', () => {
  const lower = ownMeasures.filter((measure) => measureRules[measure].better === 'lower');
  expect(lower).toEqual(['time', 'places']);
});
