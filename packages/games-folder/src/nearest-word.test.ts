import { expect, it } from 'vitest';
import { nearestWord } from './nearest-word.ts';

it.each([
  ['HLB', ['SWM', 'HBL'], 'HBL'],
  ['SWM-FNAL', ['HBL-1', 'SWM-FINAL'], 'SWM-FINAL'],
  ['yellow card', ['red-card', 'yellow-card'], 'yellow-card'],
  ['CRL', ['AUR', 'BRS'], undefined],
  ['X', ['M', 'W'], undefined],
  ['copper', ['gold', 'silver'], undefined],
])('the word %s among %j means %s', (word, known, meant) => {
  expect(nearestWord(word, known)).toBe(meant);
});
