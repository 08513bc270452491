import { expect, it } from 'vitest';
import { readableCode } from './readable-code.ts';

it.each([
  ['SHOT_OFF_SCORE', 'Shot off score'],
  ['kick', 'Kick'],
  ['shout', 'Shout'],
  ['groundStroke', 'Ground stroke'],
  ['GK', 'GK'],
  ['12', '12'],
])('W11: the code %s is shown as %s', (code, text) => {
  expect(readableCode(code)).toBe(text);
});
