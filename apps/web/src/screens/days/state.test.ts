import { describe, expect, it } from 'vitest';
import { groupDays } from './day-groups.ts';
import { readDaysSearch } from './state.ts';

const day = (date: string, ...disciplines: string[]) => ({
  day: date,
  units: 4,
  competitionUnits: disciplines.length * 3,
  medalUnits: 0,
  live: 0,
  finished: 0,
  finals: { total: 0, won: 0 },
  disciplines,
});
const items = [day('2026-10-10'), day('2026-10-11', 'jud'), day('2026-10-12', 'jud'), day('2026-10-13', 'ath')];
const numbers = (groups: ReturnType<typeof groupDays>) =>
  groups.map(({ heading, number, days }) => [heading, number, days.map((day) => day.number)]);

describe('the list of days', () => {
  it('starts with today, continues with coming days, and ends with past days, the last one first', () => {
    expect(numbers(groupDays(items, {}, '2026-10-12'))).toEqual([
      ['today', undefined, [3]],
      ['coming', undefined, [4]],
      ['earlier', undefined, [2, 1]],
    ]);
    expect(numbers(groupDays(items, {}, '2026-10-20'))).toEqual([['earlier', undefined, [4, 3, 2, 1]]]);
    expect(numbers(groupDays(items, {}, '2026-09-01'))).toEqual([['coming', undefined, [1, 2, 3, 4]]]);
  });

  it('S04: is grouped by weeks or blocks in calendar order on request', () => {
    expect(numbers(groupDays(items, { show: 'week' }, '2026-10-12'))).toEqual([
      ['week', 1, [1, 2]],
      ['week', 2, [3, 4]],
    ]);
    expect(numbers(groupDays(items, { show: 'block' }, '2026-10-12'))).toEqual([
      ['rest', undefined, [1]],
      ['block', 1, [2, 3]],
      ['block', 2, [4]],
    ]);
  });

  it('leaves out days without competition on request, and keeps the others’ numbers', () => {
    expect(numbers(groupDays(items, { days: 'event' }, '2026-10-10'))).toEqual([['coming', undefined, [2, 3, 4]]]);
    expect(groupDays([day('2026-10-10')], { days: 'event' }, '2026-10-10')).toEqual([]);
  });

  it('ignores unknown values in the address', () => {
    expect(readDaysSearch({ show: 'block', days: 'event', q: 'x' })).toEqual({ show: 'block', days: 'event' });
    expect(readDaysSearch({ show: 'live', days: 'all' })).toEqual({});
  });
});
