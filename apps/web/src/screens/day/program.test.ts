import { describe, expect, it } from 'vitest';
import { instant, event, stateItems } from '../../fixtures/schedule.ts';
import { disciplines } from '../../fixtures/places.ts';
import { dayFinals, dayProgram } from './program.ts';
import type { ScheduleItemAnswer } from '@podium/contract';

const day = '2026-10-12';
const timeZone = 'America/Sao_Paulo';
const [sample] = stateItems;
const item = (id: string, start: string, overrides: Partial<ScheduleItemAnswer> = {}): ScheduleItemAnswer => ({
  ...sample!,
  id,
  day,
  type: 'competition',
  status: 'SCHEDULED',
  medal: null,
  outcome: undefined,
  discipline: disciplines.SWM,
  start: instant(day, start),
  end: null,
  actualEnd: null,
  ...overrides,
});
const ids = (items: readonly ScheduleItemAnswer[]) => items.map(({ id }) => id);

describe('a day as a program', () => {
  const now = new Date(instant(day, '12:00'));
  const items = [
    item('over', '09:00', { status: 'OFFICIAL', end: instant(day, '09:10') }),
    item('over again', '10:50', { status: 'OFFICIAL', end: instant(day, '11:20') }),
    item('just over', '11:00', { status: 'UNOFFICIAL', end: instant(day, '11:50') }),
    item('late', '11:30'),
    item('on', '11:40', { status: 'RUNNING' }),
    item('training', '12:00', { type: 'training', status: 'RUNNING' }),
    item('soon', '12:59'),
    item('off', '12:30', { status: 'CANCELLED' }),
    item('in an hour', '13:00'),
    item('weigh-in', '13:00', { type: 'weighting' }),
    item('evening', '19:00'),
  ];

  it('shows the live contests, the next ones, and the later sessions', () => {
    const { earlier, now: on, soon, delayed, justFinished, later, activities } = dayProgram(items, { timeZone, now });
    expect(ids(earlier)).toEqual(['over']);
    expect(ids(on)).toEqual(['on']);
    expect(ids(soon)).toEqual(['soon']);
    expect(ids(delayed)).toEqual(['late']);
    expect(ids(justFinished)).toEqual(['just over', 'over again']);
    expect(later.map((session) => [session.part, ids(session.items)])).toEqual([
      ['afternoon', ['off', 'in an hour']],
      ['evening', ['evening']],
    ]);
    expect(ids(activities)).toEqual(['training', 'weigh-in']);
  });

  it('calls a contest delayed once its time is over, until a new one is known', () => {
    const at12 = (start: string, overrides: object = {}) => item(`at ${start}`, start, overrides);
    const { soon, delayed } = dayProgram(
      [
        at12('11:40', { estimatedStart: instant(day, '12:20') }),
        at12('11:58'),
        at12('12:10', { status: 'DELAYED' }),
        at12('12:30'),
      ],
      { timeZone, now },
    );
    expect([ids(soon), ids(delayed)]).toEqual([['at 11:40', 'at 11:58', 'at 12:30'], ['at 12:10']]);
  });

  it('has every item of the day once, except activities that have ended', () => {
    const { later, ...lists } = dayProgram(items, { timeZone, now });
    const all = [...Object.values(lists).flat(), ...later.flatMap((session) => session.items)];
    expect(ids(all).toSorted()).toEqual(ids(items).toSorted());
  });

  it('shows all sessions if the whole day is still to come', () => {
    const { later, earlier, now: on, soon } = dayProgram(items, { timeZone, now: undefined });
    expect([...earlier, ...on, ...soon]).toEqual([]);
    expect(later.map(({ part }) => part)).toEqual(['morning', 'afternoon', 'evening']);
  });
});

describe('a session', () => {
  it('is a sport in a part of the day, with its hours and its finals', () => {
    const { later } = dayProgram(
      [
        item('heat', '09:00', { end: instant(day, '09:10') }),
        item('bout', '09:30', { discipline: disciplines.JUD, end: instant(day, '09:40') }),
        item('final', '11:00', { medal: 'gold', end: instant(day, '11:10') }),
        item('bronze', '10:00', { medal: 'bronze', end: instant(day, '12:20') }),
      ],
      { timeZone, now: undefined },
    );
    expect(later.map(({ id, start, end, finals, rest }) => [id, start, end, ids(finals), ids(rest)])).toEqual([
      ['swm morning', instant(day, '09:00'), instant(day, '12:20'), ['final', 'bronze'], ['heat']],
      ['jud morning', instant(day, '09:30'), instant(day, '09:40'), [], ['bout']],
    ]);
  });

  it('shows no unknown times', () => {
    const { later } = dayProgram(
      [
        item('a', '09:00', { isStartHidden: true, end: instant(day, '09:10') }),
        item('b', '10:00', { status: 'POSTPONED' }),
      ],
      { timeZone, now: undefined },
    );
    expect(later.map(({ start, end, part }) => [part, start, end])).toEqual([
      ['morning', undefined, undefined],
      ['open', undefined, undefined],
    ]);
  });

  it('does not include opening and closing ceremonies', () => {
    const ceremony = item('opening', '20:00', { type: 'opening-ceremony', discipline: null });
    const { later, activities } = dayProgram([ceremony], { timeZone, now: undefined });
    expect([later.map(({ id }) => id), activities]).toEqual([['opening'], []]);
  });
});

describe('the finals of a day', () => {
  const won = { decidedBy: 'awards' as const, marks: 'own' as const, winners: [] };
  const final = (id: string, start: string, overrides: Partial<ScheduleItemAnswer> = {}) =>
    item(id, start, { medal: 'gold', event: event(id, id), ...overrides });

  it('are shown live ones first, then the next ones, then decided ones, the latest first', () => {
    const {
      total,
      won: count,
      items,
    } = dayFinals([
      final('a', '09:00', { status: 'OFFICIAL', outcome: won }),
      final('b', '10:00', { status: 'OFFICIAL', outcome: won }),
      final('c', '11:00'),
      final('d', '11:30', { status: 'RUNNING' }),
      final('off', '12:00', { status: 'CANCELLED' }),
      item('heat', '12:00'),
    ]);
    expect([total, count, items.map(({ id }) => id)]).toEqual([4, 2, ['d', 'c', 'b', 'a']]);
  });

  it('list an event that two contests decide once', () => {
    const womensEvent = event('E', 'E');
    expect(
      dayFinals([final('a', '09:00', { event: womensEvent }), final('b', '10:00', { event: womensEvent })]).total,
    ).toBe(1);
  });

  it('name no winner while a correction is open', () => {
    const open = { ...won, decidedBy: 'correction' as const };
    expect(dayFinals([final('a', '09:00', { status: 'OFFICIAL', outcome: open })]).won).toBe(0);
  });
});
