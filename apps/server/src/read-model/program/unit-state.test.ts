import { expect, it } from 'vitest';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import { comesAfter } from './unit-state.ts';

const unit = (more: Partial<UnitInfo>) => ({ status: 'SCHEDULED', medal: 'none', startAt: 18, ...more }) as UnitInfo;

it('a bronze match follows the final only if it starts later and has not begun', () => {
  const final = unit({ medal: 'gold' });
  expect(comesAfter(final, unit({ medal: 'bronze', startAt: 19 }))).toBe(true);
  expect(comesAfter(final, unit({ medal: 'bronze' }))).toBe(false);
  expect(comesAfter(final, unit({ medal: 'bronze', startAt: 19, status: 'OFFICIAL' }))).toBe(false);
});

it('before the final the next contest is the next one in the program, finished or not', () => {
  expect(comesAfter(unit({}), unit({ status: 'OFFICIAL' }))).toBe(true);
});
