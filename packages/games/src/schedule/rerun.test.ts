import { expect, test } from 'vitest';
import { repeatedCode, rerunCode } from './rerun.ts';

const heat = 'SWMW50MFR-------------HEAT000200--';
const again = 'SWMW50MFR-------------HEAT0002RR--';

test('a repeated heat has its own unit, whose code gives the original', () => {
  expect(rerunCode(heat)).toBe(again);
  expect(repeatedCode(again)).toBe(heat);
});

test('no other code is a repeat', () => {
  expect([repeatedCode(heat), rerunCode(again), rerunCode('SWMW50MFR-------------HEAT0002'), rerunCode('odd')]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});
