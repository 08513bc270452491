import { expect, test } from 'vitest';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import { byTellingTime } from './venues.ts';

const contest = (code: string, day: string, rest: Partial<UnitInfo>): UnitInfo =>
  ({ code, day, order: 0, isStartHidden: false, ...rest }) as UnitInfo;

test('the next contest at a venue is the next one of its day that shows a time, otherwise the next without one', () => {
  const contests = [
    contest('relay', '2026-10-12', { startAt: 5, isStartHidden: true }),
    contest('overdue', '2026-10-12', { startAt: 1 }),
    contest('tomorrow', '2026-10-13', { startAt: 9 }),
    contest('late', '2026-10-12', { startAt: 3 }),
    contest('early', '2026-10-12', { startAt: 2 }),
    contest('followed by', '2026-10-14', { startAt: 20, isStartHidden: true }),
  ];
  expect(contests.toSorted(byTellingTime(2)).map(({ code }) => code)).toEqual([
    'early',
    'late',
    'overdue',
    'relay',
    'tomorrow',
    'followed by',
  ]);
});
