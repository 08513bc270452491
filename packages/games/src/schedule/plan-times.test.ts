import { describe, expect, test } from 'vitest';
import { drawEvent } from '../draw/draw-event.ts';
import type { DrawTemplate } from '../draw/drawn-event.ts';
import { storeDraw } from '../draw/drawn-event.ts';
import { drawSwissRound } from '../draw/swiss.ts';
import type { AddedTimes } from './keep-times.ts';
import { planTimes, storeTimes } from './plan-times.ts';
import type { PlannedPlace } from './planned-place.ts';

const place: PlannedPlace = {
  venue: 'hall',
  courts: ['one', 'two'],
  start: '2026-12-05T09:00',
  minutes: 20,
  breakMinutes: 5,
};
const times = (count: number, template: DrawTemplate, more: Partial<PlannedPlace> = {}): string[] => {
  const entrants = Array.from({ length: count }, (_, index) => ({ id: `${index}`, delegation: `${index}` }));
  const drawn = drawEvent({ entries: { items: entrants }, template, draw: 1 });
  return planTimes({ ...place, ...more }, drawn).map(
    ({ key, startMs, venue, court }) =>
      `${key} ${new Date(startMs).toISOString().slice(5, 16)} ${venue}${court ? ` ${court}` : ''}`,
  );
};
const final = drawEvent({
  entries: { items: ['a', 'b'].map((id) => ({ id, delegation: id })) },
  template: { kind: 'knockout', hasBronze: false },
  draw: 1,
});
const knockout = { kind: 'knockout', hasBronze: false } as const;

test('contests run on all courts, and a round follows the one before', () => {
  expect(times(4, knockout)).toEqual([
    'SFNL000100 12-05T09:00 hall one',
    'SFNL000200 12-05T09:00 hall two',
    'FNL-000100 12-05T09:25 hall one',
  ]);
});

test('a final takes place on another day, at another venue, on its own court', () => {
  const phases = [{ code: 'FNL', venue: 'arena', courts: ['center'], start: '2026-12-06T18:00' }];
  expect(times(4, knockout, { phases }).at(-1)).toBe('FNL-000100 12-06T18:00 arena center');
  expect(times(4, knockout, { phases: [{ code: 'FNL', venue: 'arena' }] }).at(-1)).toBe('FNL-000100 12-05T09:25 arena');
});

test('rounds after a phase with its own start follow it', () => {
  const phases = [{ code: 'SFNL', start: '2026-12-05T15:00' }];
  expect(times(8, knockout, { phases }).slice(4)).toEqual([
    'SFNL000100 12-05T15:00 hall one',
    'SFNL000200 12-05T15:00 hall two',
    'FNL-000100 12-05T15:25 hall one',
  ]);
});

test('pools on different days each keep their own times', () => {
  const phases = [{ code: 'GPB', start: '2026-12-06T09:00', courts: ['two'] }];
  const pools = times(6, { kind: 'pools', pools: 2, goOn: 0, hasBronze: false }, { phases, courts: ['one'] });
  expect(pools.filter((line) => line.startsWith('GPB')).map((line) => line.slice(11))).toEqual([
    '12-06T09:00 hall two',
    '12-06T09:25 hall two',
    '12-06T09:50 hall two',
  ]);
});

test('a bye has no time and takes no court', () => {
  const swiss = times(5, { kind: 'swiss', rounds: 3 });
  expect(swiss).toHaveLength(2);
});

test('a start is read like the same time in UTC, in leap years too', () => {
  for (const start of [
    '1970-01-01T00:00',
    '2028-02-29T23:59',
    '2028-03-01T00:00',
    '2100-02-28T12:30',
    '2026-12-31T08:05',
  ])
    expect(times(2, knockout, { start })).toEqual([`FNL-000100 ${start.slice(5)} hall one`]);
  expect(Number.isNaN(planTimes({ ...place, start: '2026-12-05' }, final).at(0)!.startMs)).toBe(true);
});

describe('boards side by side', () => {
  const one = { courts: ['one'] };
  const starts = (count: number, template: DrawTemplate, more: Partial<PlannedPlace>): string[] =>
    times(count, template, more).map((line) => line.slice(17));

  test('boards of a Swiss round, and of any event of whole games, start together', () => {
    expect(starts(8, { kind: 'swiss', rounds: 3 }, { ...one, template: { kind: 'swiss' } })).toEqual(
      Array.from({ length: 4 }, () => '09:00 hall one'),
    );
    expect(starts(4, { kind: 'roundRobin', legs: 1 }, { ...one, rules: { measure: 'games' } })).toEqual(
      ['09:00', '09:00', '09:25', '09:25', '09:50', '09:50'].map((time) => `${time} hall one`),
    );
    // Games that are won by points, as in table tennis, are played one after another.
    expect(starts(4, knockout, { ...one, rules: { measure: 'games', pointsToWin: 11 } })[1]).toBe('09:25 hall one');
  });

  test('the number of simultaneous contests on a court is set by the event', () => {
    const swiss = { kind: 'swiss', rounds: 3 } as const;
    expect(starts(8, swiss, { ...one, template: swiss, boards: 1 })).toEqual(
      ['09:00', '09:25', '09:50', '10:15'].map((time) => `${time} hall one`),
    );
    expect(starts(12, swiss, { boards: 2 }).toSorted()).toEqual([
      '09:00 hall one',
      '09:00 hall one',
      '09:00 hall two',
      '09:00 hall two',
      '09:25 hall one',
      '09:25 hall two',
    ]);
  });
});

describe('public times', () => {
  const entrants = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `${index}`, delegation: 'd' }));
  const from = (count: number, template: DrawTemplate) => ({ entries: { items: entrants(count) }, template, draw: 1 });
  /** Times of an event with other entries, after times with so many entries were public. */
  const keptTimes = (before: number, count: number, template: DrawTemplate, more: Partial<PlannedPlace> = {}) => {
    const event = { ...place, ...more };
    const drawn = drawEvent(from(before, template));
    const stored = storeDraw(from(before, template), drawn, storeTimes(event, drawn));
    const next = drawEvent(from(count, template), { stored, begun: new Set() });
    return { before: planTimes(event, drawn), now: planTimes(event, next) };
  };

  test('other contests keep their times when a contest disappears', () => {
    const { before: then, now } = keptTimes(8, 7, knockout);
    expect(now).toHaveLength(then.length - 1);
    expect(then).toEqual(expect.arrayContaining(now));
  });

  test('contests keep their times when one is added on a free court', () => {
    const { before: then, now } = keptTimes(7, 8, knockout);
    expect(now).toEqual(expect.arrayContaining(then));
    const added = now.find(({ key }) => !then.some((timed) => timed.key === key));
    expect(added).toMatchObject({ startMs: then.at(2)!.startMs, court: 'two' });
  });

  test('contests move if an added one finds no time before the contest that waits for it', () => {
    const { before: then, now } = keptTimes(7, 8, knockout, { courts: [] });
    expect(now).not.toEqual(expect.arrayContaining(then));
    expect(new Set(now.map(({ startMs }) => startMs)).size).toBe(now.length);
  });

  test('a team entered late in a round robin plays after the others, once at a time', () => {
    const { before: then, now } = keptTimes(4, 5, { kind: 'roundRobin', legs: 1 });
    expect(now).toEqual(expect.arrayContaining(then));
    const added = now.filter(({ key }) => !then.some((timed) => timed.key === key));
    expect(new Set(added.map(({ startMs }) => startMs)).size).toBe(4);
    expect(Math.min(...added.map(({ startMs }) => startMs))).toBeGreaterThan(
      Math.max(...then.map(({ startMs }) => startMs)),
    );
  });

  describe('of a Swiss tournament whose second round is added', () => {
    const swiss = { kind: 'swiss', rounds: 3 } as const;
    const event: PlannedPlace = { ...place, courts: ['one'], template: swiss };
    const drawn = drawEvent(from(8, swiss));
    const stored = storeDraw(from(8, swiss), drawn, storeTimes(event, drawn));
    const results = drawn.contests.map(({ key }) => ({ key, points: [1, 0] as [number, number] }));
    const second = drawSwissRound(stored, entrants(8), results)!;
    const next = drawEvent(from(8, swiss), { stored: second, begun: new Set() });
    const clock = (time: string): number => Date.parse(`2026-12-05T${time}:00Z`);
    const round = (added: AddedTimes): string[] =>
      planTimes(event, next, added)
        .slice(4)
        .map(({ startMs, court }) => `${new Date(startMs).toISOString().slice(11, 16)} ${court}`);
    const together = (time: string): string[] => Array.from({ length: 4 }, () => `${time} one`);
    const takenCourt = (court: string | undefined, from: string, to: string) => ({
      venue: 'hall',
      court,
      startMs: clock(from),
      endMs: clock(to),
    });

    test('its boards start together at the first time at which the court is free', () => {
      expect(round({})).toEqual(together('09:25'));
      expect(round({ taken: [takenCourt('two', '09:00', '12:00')] })).toEqual(together('09:25'));
      expect(round({ taken: [takenCourt('one', '09:40', '10:30'), takenCourt('one', '10:40', '11:10')] })).toEqual(
        together('11:15'),
      );
      expect(round({ taken: [takenCourt(undefined, '09:30', '10:00')] })).toEqual(together('09:25'));
      expect(round({ fromMs: clock('09:40') })).toEqual(together('09:40'));
    });

    test('a chosen start is kept, even if the court is taken or the previous round was planned longer', () => {
      expect(round({ startMs: clock('09:10'), taken: [takenCourt('one', '09:00', '12:00')] })).toEqual(
        together('09:10'),
      );
    });
  });

  test('times change with the settings of the event', () => {
    const drawn = drawEvent(from(4, knockout));
    const times = { ...drawn, times: storeTimes(place, drawn) };
    const later = { ...place, start: '2026-12-06T09:00' };
    expect(planTimes(later, times)).toEqual(planTimes(later, drawn));
  });
});
