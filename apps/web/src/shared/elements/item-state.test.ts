import { describe, expect, it } from 'vitest';
import { event } from '../../fixtures/schedule.ts';
import { endedByClock, itemWords, leadersOf, rowWords, shownTimes } from './item-state.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

const namedItem = (event_: string | null, phase: string | null, name: string) =>
  itemWords({ event: event_ ? event('E', event_) : null, phase: phase ? { id: 'P', name: phase } : null, name });

describe('the words of an item', () => {
  it('contain its event and its part, each once', () => {
    expect(namedItem('Women’s 100 m', 'Heats', 'Heat 1')).toEqual({ title: 'Women’s 100 m', part: 'Heats · Heat 1' });
    expect(namedItem('Women’s 100 m', 'Final', 'Final')).toEqual({ title: 'Women’s 100 m', part: 'Final' });
    expect(namedItem('Women’s 100 m', 'Finals', 'Final').part).toBe('Final');
    expect(namedItem('Women’s 100 m', 'Bronze medal match', 'Bronze').part).toBe('Bronze medal match');
    expect(namedItem('Women’s 100 m', 'Final', 'Women’s 100 m, Final')).toEqual({
      title: 'Women’s 100 m',
      part: 'Final',
    });
    // A title is removed only at a word boundary: `Women` must not be removed from `Women's`.
    expect(namedItem('Women', null, "Women's Preliminary Round Group B")).toEqual({
      title: 'Women',
      part: "Women's Preliminary Round Group B",
    });
    expect(namedItem(null, null, 'Opening ceremony')).toEqual({ title: 'Opening ceremony', part: '' });
  });

  it('begin with the ceremony if medals are given, so that no list shows it as a race', () => {
    const race = { event: event('E', 'Women’s 100 m'), phase: null, name: 'Women’s 100 m · Medal ceremony' };
    const words = (type: string) => rowWords({ ...race, type } as unknown as ScheduleItemAnswer);
    expect(words('medal')).toEqual({ title: 'Medal ceremony', part: 'Women’s 100 m' });
    expect(words('competition').title).toBe('Women’s 100 m');
  });
});

describe('the leader in a row', () => {
  const side = (name: string, rank?: string, result?: string) =>
    ({ id: name, type: 'athlete', name, organisation: null, rank, result }) as const;
  const row = (more: Partial<ScheduleItemAnswer>) =>
    ({
      status: 'OFFICIAL',
      isHeadToHead: false,
      medal: 'gold',
      gender: 'W',
      competitors: [side('Dea', '1', '2:04.10'), side('Ana', '2', '2:04.90')],
      ...more,
    }) as ScheduleItemAnswer;
  const leaderText = (item: ScheduleItemAnswer) => {
    const front = leadersOf(item);
    return front && `${front.role} ${front.leaders.map(({ name, result }) => `${name} ${result ?? '–'}`).join(', ')}`;
  };

  it('is the first at the newest split while a race has no result', () => {
    const split = { at: '800 m', leader: 'Ana', organisation: null };
    const running = { status: 'RUNNING', competitors: undefined, moment: { split } } as const;
    expect(leaderText(row(running))).toBe('shared.leader Ana –');
    expect(leaderText(row({ ...running, status: 'CANCELLED' }))).toBeUndefined();
  });

  it('W0: is the gold medalist, without the mark of the last unit', () => {
    expect(leaderText(row({ outcome: { decidedBy: 'awards', winners: [side('Ana')], marks: 'none' } }))).toBe(
      'shared.winner Ana –',
    );
  });

  it('C8: is the gold medalist of a final without a single line', () => {
    const bare = row({
      competitors: undefined,
      outcome: { decidedBy: 'awards', winners: [side('Ana')], marks: 'none' },
    });
    expect(leaderText(bare)).toBe('shared.winner Ana –');
  });

  it('W0: is only the first place of the unit before a medal is won, and in a unit without medals', () => {
    expect(leaderText(row({}))).toBe('shared.first Dea 2:04.10');
    expect(leaderText(row({ medal: null }))).toBe('shared.first Dea 2:04.10');
    expect(leaderText(row({ status: 'RUNNING' }))).toBe('shared.leader Dea 2:04.10');
  });

  it('F17: is only the first of this unit while the medals are under correction', () => {
    expect(leaderText(row({ outcome: { decidedBy: 'correction', winners: [], marks: 'none' } }))).toBe(
      'shared.first Dea 2:04.10',
    );
  });
});

describe('the time of a row', () => {
  const planned = { start: '2026-11-26T18:00:00-03:00', end: '2026-11-26T19:45:00-03:00' };
  const item = (more: Partial<ScheduleItemAnswer>) =>
    ({
      status: 'OFFICIAL',
      ...planned,
      actualStart: null,
      actualEnd: null,
      isStartHidden: false,
      ...more,
    }) as ScheduleItemAnswer;

  it('W8: is the actual one of a finished contest, once it is known', () => {
    const actual = { actualStart: '2026-11-26T18:04:00-03:00', actualEnd: '2026-11-26T20:42:00-03:00' };
    const held = { start: actual.actualStart, end: actual.actualEnd };
    expect(shownTimes(item(actual))).toEqual(held);
    expect(shownTimes(item({ ...actual, isStartHidden: true }))).toEqual(held);
    expect(shownTimes(item({ actualEnd: actual.actualEnd }))).toEqual({ start: planned.start, end: actual.actualEnd });
    expect(shownTimes(item({ ...actual, actualEnd: null }))).toEqual({ start: actual.actualStart, end: undefined });
    expect(shownTimes(item({}))).toEqual(planned);
    expect(shownTimes(item({ ...actual, status: 'RUNNING' }))).toEqual(planned);
  });

  it('C7: is not shown for a postponed contest', () => {
    expect(shownTimes(item({ status: 'POSTPONED' }))).toBeUndefined();
    expect(shownTimes(item({ status: 'SCHEDULED', isStartHidden: true }))).toBeUndefined();
  });
});

describe('an activity', () => {
  const statusAt = (clock: string, item: Partial<ScheduleItemAnswer>) =>
    endedByClock(
      [{ type: 'others', status: 'RUNNING', end: '2026-11-20T15:45:00-03:00', ...item } as ScheduleItemAnswer],
      new Date(`2026-11-20T${clock}:00-03:00`),
    )[0]!.status;

  it.each([
    ['15:50', {}, 'RUNNING'],
    ['16:01', {}, 'FINISHED'],
    ['16:01', { end: null }, 'RUNNING'],
    ['16:01', { status: 'CANCELLED' }, 'CANCELLED'],
    ['16:01', { type: 'competition' }, 'RUNNING'],
    ['16:01', { type: 'competition-medal' }, 'RUNNING'],
  ] as const)(
    'without a closing message has ended a quarter of an hour after its end: at %s, %j is %s',
    (clock, item, status) => expect(statusAt(clock, item)).toBe(status),
  );
});
