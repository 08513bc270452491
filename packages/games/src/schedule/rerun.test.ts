import { expect, test } from 'vitest';
import { repeatedCode, rerunCode } from './rerun.ts';

const heat = 'SWMW50MFR-------------HEAT000200--';
const again = 'SWMW50MFR-------------HEAT0002RR--';

test('a heat that is held again has a unit of its own, whose code leads back', () => {
  expect(rerunCode(heat)).toBe(again);
  expect(repeatedCode(again)).toBe(heat);
});

test('no other code leads anywhere', () => {
  expect([repeatedCode(heat), rerunCode(again), rerunCode('SWMW50MFR-------------HEAT0002'), rerunCode('odd')]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});
