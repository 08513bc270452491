import { describe, expect, it } from 'vitest';
import { readLiveSearch } from './search.ts';
import { bySport, chosenOf, withinTheHour } from './state.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

const item = (id: string, more: object = {}) => ({ id, hasResults: true, ...more }) as ScheduleItemAnswer;
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const compare = (a: string, b: string) => a.localeCompare(b, 'en');

describe('the live hub', () => {
  it('groups by sport, by their names, and keeps the order of the programme within each', () => {
    const of = (key: string, name: string) => ({ discipline: { key, code: key, name } });
    const found = bySport(
      [item('1', of('swm', 'Swimming')), item('2', of('bkb', 'Basketball')), item('3', of('swm', 'Swimming'))],
      compare,
    );
    expect(found.map(({ name, items }) => [name, ids(items)])).toEqual([
      ['Basketball', ['2']],
      ['Swimming', ['1', '3']],
    ]);
  });

  it('counts the next hour from now; what should have begun already is still to come', () => {
    const at = (start: string | null) => item(start ?? 'none', { start });
    const next = [at('2026-10-12T09:50:00Z'), at('2026-10-12T11:00:00Z'), at('2026-10-12T11:01:00Z'), at(null)];
    expect(ids(withinTheHour(next, new Date('2026-10-12T10:00:00Z')))).toEqual([
      '2026-10-12T09:50:00Z',
      '2026-10-12T11:00:00Z',
    ]);
  });

  it('shows the one asked for, else the first that says how it stands, else none without a page', () => {
    const lists = { live: [item('bare'), item('scored', { competitors: [] })], next: [item('later')], latest: [] };
    expect(chosenOf(lists, 'later')?.id).toBe('later');
    expect(chosenOf(lists, 'gone')?.id).toBe('scored');
    expect(chosenOf({ live: [item('x', { hasResults: false })], next: [], latest: [] }, 'x')).toBeUndefined();
  });

  it('keeps nothing else in its address', () => {
    expect(readLiveSearch({ unit: '', other: 1 })).toEqual({ unit: undefined });
    expect(readLiveSearch({ unit: 'A' })).toEqual({ unit: 'A' });
  });
});
