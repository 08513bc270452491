import { describe, expect, it } from 'vitest';
import { stateItems } from '../../fixtures/schedule.ts';
import { medalMark, findMatch, medalsInOrder, splitProgram, resultsByEvent } from './state.ts';
import type { Medallist, ProfileAnswer, ScheduleItemAnswer } from '@podium/contract';

const sample = stateItems.find(({ status }) => status === 'SCHEDULED')!;
const item = (
  id: string,
  day: string,
  time: string,
  overrides: Partial<ScheduleItemAnswer> = {},
): ScheduleItemAnswer => ({
  ...sample,
  id,
  day,
  start: `${day}T${time}:00-03:00`,
  end: `${day}T${time}:30-03:00`,
  actualStart: null,
  parent: null,
  ...overrides,
});
const instant = (time: string) => new Date(`2026-10-12T${time}:00-03:00`);

describe('a profile', () => {
  const schedule = [
    item('later', '2026-10-14', '09:00'),
    item('over', '2026-10-12', '08:00', { status: 'OFFICIAL' }),
    item('soon', '2026-10-12', '11:00'),
    item('evening', '2026-10-12', '18:00'),
    item('before', '2026-10-10', '09:00', { status: 'OFFICIAL' }),
    item('hidden', '2026-10-12', '12:00', { status: 'UNSCHEDULED' }),
  ];

  it('S01: shows the next appearance first, then the rest of today, then later days', () => {
    const { next, today, later } = splitProgram(schedule, '2026-10-12', instant('10:00'));
    expect(next?.id).toBe('soon');
    expect(today.map(({ id }) => id)).toEqual(['over', 'evening']);
    expect(later.map(({ day, items }) => [day, items.map(({ id }) => id)])).toEqual([['2026-10-14', ['later']]]);
  });

  it('shows live contests before the next ones, and leaves out canceled ones', () => {
    const live = item('live', '2026-10-12', '12:00', { status: 'RUNNING' });
    expect(splitProgram([...schedule, live], '2026-10-12', instant('10:00')).next?.id).toBe('live');
    const cancelled = schedule.map((item) => (item.id === 'soon' ? { ...item, status: 'CANCELLED' as const } : item));
    expect(splitProgram(cancelled, '2026-10-12', instant('10:00')).next?.id).toBe('evening');
    expect(splitProgram([schedule[1]!], '2026-10-12', instant('10:00')).next).toBeUndefined();
  });

  it('shows results by event, the latest first', () => {
    const result = (item: ScheduleItemAnswer) => ({
      item,
      rank: '1',
      result: '24.89',
      resultType: 'TIME',
      irm: null,
      diff: null,
      qualification: null,
      records: [],
    });
    const event = (id: string) => ({ event: { ...sample.event!, id, name: id } });
    const events = resultsByEvent([
      result(item('heat', '2026-10-10', '09:00', event('50 m'))),
      result(item('final', '2026-10-10', '18:00', event('50 m'))),
      result(item('relay', '2026-10-11', '18:00', event('Relay'))),
    ]);
    expect(events.map(({ key, results }) => [key, results.map((result) => result.item.id)])).toEqual([
      ['Relay', ['relay']],
      ['50 m', ['final', 'heat']],
    ]);
  });

  it('describes a match from the side of the person or of the person’s team', () => {
    const side = (id: string, result: string) => ({ id, type: 'team', name: id, organisation: null, result }) as const;
    const bout = item('bout', '2026-10-10', '09:00', {
      isHeadToHead: true,
      competitors: [side('ana', '10'), side('bia', '1')],
    });
    const findOwnMatch = (item: ScheduleItemAnswer, id: string, ...teams: string[]) =>
      findMatch({ item }, { id, teams: teams.map((team) => ({ id: team, name: team, event: null })) });
    expect(findOwnMatch(bout, 'bia')).toMatchObject({ own: { id: 'bia' }, other: { id: 'ana' } });
    expect(findOwnMatch(bout, 'carla', 'ana')).toMatchObject({ own: { id: 'ana' }, other: { id: 'bia' } });
    expect(findOwnMatch(bout, 'carla')).toBeUndefined();
    expect(findOwnMatch({ ...bout, isHeadToHead: false }, 'ana')).toBeUndefined();
  });
});

describe('the medals of a profile', () => {
  const award = (medal: string, day: string) => ({ medal, day, unit: 'final' }) as Medallist;

  it('are ordered by color, the newest first', () => {
    const awards = [award('bronze', '2026-10-10'), award('gold', '2026-10-10'), award('gold', '2026-10-12')];
    expect(medalsInOrder(awards).map(({ medal, day }) => `${medal} ${day}`)).toEqual([
      'gold 2026-10-12',
      'gold 2026-10-10',
      'bronze 2026-10-10',
    ]);
  });

  it('are shown with the winning mark, unless it is a score or one of several parts', () => {
    const wonItem = (overrides: Partial<ScheduleItemAnswer>) =>
      [
        { item: item('final', '2026-10-10', '18:00', overrides), medal: 'gold', result: '24.89' },
      ] as unknown as ProfileAnswer['results'];
    const gold = award('gold', '2026-10-10');
    expect(medalMark(gold, wonItem({ isHeadToHead: false }))).toBe('24.89');
    expect(medalMark(gold, wonItem({ isHeadToHead: true }))).toBeUndefined();
    const total = { decidedBy: 'awards' as const, winners: [], marks: 'total' as const };
    expect(medalMark(gold, wonItem({ isHeadToHead: false, outcome: total }))).toBeUndefined();
    expect(medalMark(award('silver', '2026-10-10'), wonItem({ isHeadToHead: false }))).toBeUndefined();
  });
});
