import { describe, expect, it } from 'vitest';
import { stateItems } from '../../fixtures/schedule.ts';
import { filterItems, listDelegations, listedItems, daySections, shownItems, splitEarlier } from './day-items.ts';
import { readDaySearch } from './state.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

const zone = 'America/Sao_Paulo';
const items = listedItems(stateItems);

describe('a day', () => {
  it('is grouped by half hours, items without a time last', () => {
    const slots = daySections(items, zone).map(({ slot }) => slot);
    expect(slots.slice(0, 4)).toEqual(['08:30', '09:00', '09:30', '10:00']);
    expect(slots.at(-1)).toBe('');
    expect(new Set(slots).size).toBe(slots.length);
  });

  it('hides unscheduled items, and items that belong to another unit of their round', () => {
    const [first] = stateItems;
    expect(
      listedItems([
        { ...first!, status: 'UNSCHEDULED' },
        { ...first!, parent: 'P' },
      ]),
    ).toEqual([]);
  });

  it('shows live and finished units separately', () => {
    expect(shownItems(items, 'live').map(({ status }) => status)).toEqual([
      'RUNNING',
      'INTERRUPTED',
      'SCHEDULED_BREAK',
    ]);
    expect(shownItems(items, 'finished').map(({ status }) => status)).toEqual(['OFFICIAL', 'UNOFFICIAL', 'PROTESTED']);
    expect(shownItems(items, undefined)).toHaveLength(items.length);
  });

  it('collapses items that ended more than an hour ago', () => {
    const now = new Date(Date.parse(items[0]!.end!) + 3_660_000);
    expect(splitEarlier(items, now).earlier.map(({ id }) => id)).toEqual(['SWM-H1']);
    expect(splitEarlier(items, new Date(items[0]!.end!)).earlier).toEqual([]);
  });

  it('is grouped by half hours of the clock that the reader chose', () => {
    expect(daySections(items, 'UTC')[0]!.slot).toBe('11:30');
  });

  it('F3: keeps the two dates of another clock apart', () => {
    const [first] = stateItems;
    const early = { ...first!, status: 'SCHEDULED' as const, start: '2026-10-16T03:00:00-03:00' };
    const late = { ...early, id: 'late', start: '2026-10-17T02:45:00-03:00' };
    // 11:45 in Kathmandu, and 11:30 on the next date.
    expect(daySections([early, late], 'Asia/Kathmandu').map(({ slot }) => slot)).toEqual(['11:30', '11:30']);
  });

  it('offers the delegations of the answer', () => {
    const codes = listDelegations([...items, ...items]).map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(1);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('shows next to its list only the contest in the address', () => {
    const contest = (id: string, overrides: Partial<ScheduleItemAnswer> = {}) => ({
      ...items[0]!,
      id,
      hasResults: true,
      ...overrides,
    });
    const contests = [contest('A'), contest('B'), contest('bare', { hasResults: false })];
    expect(filterItems(contests, 'B')?.id).toBe('B');
    expect(filterItems(contests, 'NOTHING')).toBeUndefined();
    expect(filterItems(contests, 'bare')).toBeUndefined();
    expect(filterItems(contests, undefined)).toBeUndefined();
  });

  it('reads filters and the clock from the address', () => {
    expect(
      readDaySearch({ show: 'mine', gender: 'W', delegation: 'sp', medal: 'gold', type: 'training', tz: 'mine' }),
    ).toEqual({ show: 'mine', gender: 'W', delegation: 'SP', medal: 'gold', type: 'training', tz: 'mine' });
    expect(readDaySearch({ unit: 'SWM-F' })).toEqual({ unit: 'SWM-F' });
    expect(readDaySearch({ medal: 'silver', type: 'arrival', tz: 'UTC' })).toEqual({});
  });

  it('ignores unknown values in the address', () => {
    expect(readDaySearch({ show: 'live', venue: 'AQC', x: '1' })).toEqual({ show: 'live', venue: 'AQC' });
    expect(readDaySearch({ show: 'all', venue: '<b>' })).toEqual({});
  });
});
