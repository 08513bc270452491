import { describe, expect, it } from 'vitest';
import { scheduleTab } from './search.ts';
import { initialDay, groupItems, shownDays, splitAtNow } from './state.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

const item = (id: string, event: string | null, venue: string | null, status = 'SCHEDULED') =>
  ({
    id,
    status,
    parent: null,
    event: event && { id: event, name: `Event ${event}` },
    venue: venue && { id: venue, name: `Venue ${venue}` },
  }) as unknown as ScheduleItemAnswer;

const days = [
  { day: '2026-11-14', items: [item('1', 'A', 'X'), item('2', null, 'Y')] },
  { day: '2026-11-15', items: [item('3', 'B', null), item('4', 'A', 'X', 'UNSCHEDULED')] },
  { day: '2026-11-17', items: [item('5', 'A', 'Y', 'UNSCHEDULED')] },
];

describe('the schedule of a sport', () => {
  it('R21: opens the tab of the address', () => {
    expect(scheduleTab('events')).toBe('events');
    expect(scheduleTab('week')).toBeUndefined();
  });

  it('omits items without a place, and days without other items', () => {
    expect(shownDays(days).map(({ day, items }) => [day, items.length])).toEqual([
      ['2026-11-14', 2],
      ['2026-11-15', 1],
    ]);
  });

  it('opens on today, otherwise on the next day of the sport or its last one', () => {
    const visibleDays = shownDays(days);
    expect(initialDay(visibleDays, '2026-11-15')).toBe('2026-11-15');
    expect(initialDay(visibleDays, '2026-11-13')).toBe('2026-11-14');
    expect(initialDay(visibleDays, '2026-11-20')).toBe('2026-11-15');
    expect(initialDay([], '2026-11-20')).toBeUndefined();
  });

  it('separates contests that ended today, unless all have ended', () => {
    const visibleIds = (statuses: string[]) => {
      const { over, ahead } = splitAtNow(statuses.map((status, index) => item(String(index), null, null, status)));
      return [over, ahead].map((items) => items.map(({ id }) => id).join(''));
    };
    expect(visibleIds(['OFFICIAL', 'RUNNING', 'CANCELLED', 'SCHEDULED'])).toEqual(['02', '13']);
    expect(visibleIds(['OFFICIAL', 'OFFICIAL'])).toEqual(['', '01']);
    expect(visibleIds(['SCHEDULED'])).toEqual(['', '0']);
  });

  it('groups items by event and by venue; training comes last', () => {
    const items = shownDays(days).flatMap((day) => day.items);
    expect(groupItems(items, 'event').map(({ name, items: own }) => [name, own.length])).toEqual([
      ['Event A', 1],
      ['Event B', 1],
      [null, 1],
    ]);
    expect(groupItems(items, 'venue').map(({ name }) => name)).toEqual(['Venue X', 'Venue Y', null]);
  });
});
