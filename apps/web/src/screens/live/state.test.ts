import { describe, expect, it } from 'vitest';
import { readLiveSearch } from './search.ts';
import { byMedal, filterItems, dueSlots, isLate, nextSlots, startingWithinHour, withoutSlots } from './state.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

const item = (id: string, overrides: object = {}) => ({ id, hasResults: true, ...overrides }) as ScheduleItemAnswer;
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('the live hub', () => {
  it('lists contests that decide a medal first, each part in the order of its slots', () => {
    const { medals, others } = byMedal(
      [
        item('heat', { medal: null }),
        item('final', { medal: 'gold' }),
        item('match', { medal: null }),
        item('bronze', { medal: 'bronze' }),
      ].map((item) => ({ item })),
    );
    expect([medals, others].map((slots) => ids(slots.map((slot) => slot.item)))).toEqual([
      ['final', 'bronze'],
      ['heat', 'match'],
    ]);
    expect(byMedal([])).toEqual({ medals: [], others: [] });
  });

  it('opens with finals and close contests; a contest that becomes important later keeps its place', () => {
    const heat = item('heat', { status: 'RUNNING' });
    const final = item('final', { status: 'RUNNING', medal: 'gold' });
    const lists = (...live: ScheduleItemAnswer[]) => ({ live, next: [], latest: [] });
    const open = nextSlots({ live: [], soon: [] }, lists(heat, final), [], 0);
    expect(ids(open.live.map((slot) => slot.item))).toEqual(['final', 'heat']);
    const decider = { ...heat, medal: 'gold' } as ScheduleItemAnswer;
    const later = nextSlots(open, lists(decider, { ...final, medal: null }), [], 0);
    expect(ids(later.live.map((slot) => slot.item))).toEqual(['final', 'heat']);
  });

  it('counts the next hour from now, and lists an overdue contest if it is announced as late', () => {
    const makeItem = (clock: string, overrides: object = {}) =>
      item(clock, { start: `2026-10-12T${clock}:00Z`, status: 'SCHEDULED', ...overrides });
    const now = new Date('2026-10-12T10:00:00Z');
    const next = [
      makeItem('09:20', { status: 'DELAYED' }),
      makeItem('09:30', { estimatedStart: '2026-10-12T10:10:00Z' }),
      makeItem('09:40', { estimatedStart: '2026-10-12T09:45:00Z' }),
      makeItem('09:50'),
      makeItem('09:58', { status: 'GETTING_READY' }),
      makeItem('11:00'),
      makeItem('11:01'),
      item('none', { start: null }),
    ];
    expect(ids(startingWithinHour(next, now))).toEqual(['09:20', '09:30', '09:58', '11:00']);
    expect(next.filter((item) => isLate(item, now)).map(({ id }) => id)).toEqual(['09:20', '09:30', '09:58']);
  });

  it('shows the requested contest, otherwise the first with results, otherwise none', () => {
    const items = [item('bare'), item('scored', { competitors: [] }), item('later')];
    expect(filterItems(items, 'later')?.id).toBe('later');
    expect(filterItems(items, 'gone')?.id).toBe('scored');
    expect(filterItems([item('x', { hasResults: false })], 'x')).toBeUndefined();
  });

  it('writes only the open contest into its address', () => {
    expect(readLiveSearch({ unit: '', other: 1 })).toEqual({ unit: undefined });
    expect(readLiveSearch({ unit: 'A' })).toEqual({ unit: 'A' });
  });

  const runningItem = (id: string) => item(id, { status: 'RUNNING' });
  const scheduledItem = (id: string) => item(id, { status: 'SCHEDULED' });
  const officialItem = (id: string) => item(id, { status: 'OFFICIAL' });
  const slotIds = ({ live, soon }: ReturnType<typeof nextSlots>) =>
    [live, soon].map((slots) =>
      slots.map((slot) => `${slot.item.id} ${slot.item.status} ${slot.endedAt ?? ''}`.trim()),
    );

  it('keeps every contest in its place while it starts, scores and ends', () => {
    const first = nextSlots(
      { live: [], soon: [] },
      { live: [runningItem('a'), runningItem('b')], next: [scheduledItem('c'), scheduledItem('d')], latest: [] },
      [scheduledItem('c'), scheduledItem('d')],
      0,
    );
    const later = nextSlots(
      first,
      {
        live: [runningItem('new'), runningItem('b'), runningItem('c')],
        next: [scheduledItem('d')],
        latest: [officialItem('a')],
      },
      [scheduledItem('d')],
      1000,
    );
    expect(slotIds(later)).toEqual([
      ['a OFFICIAL 1000', 'b RUNNING', 'new RUNNING'],
      ['c RUNNING', 'd SCHEDULED'],
    ]);
  });

  it('removes ended contests after five minutes, and no others', () => {
    const ended = nextSlots(
      { live: [{ item: runningItem('a') }, { item: runningItem('b') }], soon: [] },
      { live: [runningItem('b')], next: [], latest: [officialItem('a')] },
      [],
      1000,
    );
    expect(dueSlots(ended, 300_999)).toEqual([]);
    expect(dueSlots(ended, 301_000)).toEqual(['a']);
    expect(slotIds(withoutSlots(ended, new Set(['a'])))).toEqual([['b RUNNING'], []]);
  });

  it('changes nothing if the answer has nothing new', () => {
    const lists = { live: [runningItem('a')], next: [], latest: [] };
    const slots = nextSlots({ live: [], soon: [] }, lists, [], 0);
    expect(nextSlots(slots, lists, [], 5000)).toBe(slots);
  });
});
