import { expect, test } from 'vitest';
import { repeatedCode, rerunCode } from './rerun.ts';

const heat = 'SWMW50MFR-------------HEAT000200--';
const rerunUnit = 'SWMW50MFR-------------HEAT0002RR--';

test('a repeated heat has its own unit, whose code contains the original', () => {
  expect(rerunCode(heat)).toBe(rerunUnit);
  expect(repeatedCode(rerunUnit)).toBe(heat);
});

test('any other code is not a repeat', () => {
  expect([
    repeatedCode(heat),
    rerunCode(rerunUnit),
    rerunCode('SWMW50MFR-------------HEAT0002'),
    rerunCode('odd'),
  ]).toEqual(Array.from({ length: 4 }, () => undefined));
});
