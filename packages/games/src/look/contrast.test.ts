import { expect, it } from 'vitest';
import { contrastRatio, isAccentColor } from './contrast.ts';

it('the contrast of black and white is 21, and that of a color with itself is 1', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#0b5fa5', '#0b5fa5')).toBeCloseTo(1);
});

it.each([
  ['#0B5FA5', true],
  ['#767676', true],
  ['#777777', false],
  ['#ffcc00', false],
  ['0B5FA5', false],
  ['#0B5', false],
  ['blue', false],
])('the accent color %s is readable on white: %s', (value, isReadable) => {
  expect(isAccentColor(value)).toBe(isReadable);
});
