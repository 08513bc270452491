import { describe, expect, test } from 'vitest';
import { drawEvent } from '../draw/draw-event.ts';
import type { DrawTemplate } from '../draw/drawn-event.ts';
import { storeDraw } from '../draw/drawn-event.ts';
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

test('a final takes place on another day, at another venue, on a court of its own', () => {
  const phases = [{ code: 'FNL', venue: 'arena', courts: ['center'], start: '2026-12-06T18:00' }];
  expect(times(4, knockout, { phases }).at(-1)).toBe('FNL-000100 12-06T18:00 arena center');
  expect(times(4, knockout, { phases: [{ code: 'FNL', venue: 'arena' }] }).at(-1)).toBe('FNL-000100 12-05T09:25 arena');
});

test('rounds after a phase with a start of its own follow it', () => {
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

describe('public times', () => {
  const entrants = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `${index}`, delegation: 'd' }));
  const from = (count: number, template: DrawTemplate) => ({ entries: { items: entrants(count) }, template, draw: 1 });
  /** Times of an event with other entries, after times with so many entries were public. */
  const kept = (before: number, count: number, template: DrawTemplate, more: Partial<PlannedPlace> = {}) => {
    const event = { ...place, ...more };
    const drawn = drawEvent(from(before, template));
    const stored = storeDraw(from(before, template), drawn, storeTimes(event, drawn));
    const next = drawEvent(from(count, template), { stored, begun: new Set() });
    return { before: planTimes(event, drawn), now: planTimes(event, next) };
  };

  test('other contests keep their times when a contest disappears', () => {
    const { before: then, now } = kept(8, 7, knockout);
    expect(now).toHaveLength(then.length - 1);
    expect(then).toEqual(expect.arrayContaining(now));
  });

  test('contests keep their times when one is added on a free court', () => {
    const { before: then, now } = kept(7, 8, knockout);
    expect(now).toEqual(expect.arrayContaining(then));
    const added = now.find(({ key }) => !then.some((timed) => timed.key === key));
    expect(added).toMatchObject({ startMs: then.at(2)!.startMs, court: 'two' });
  });

  test('contests move if an added one finds no time before the contest that waits for it', () => {
    const { before: then, now } = kept(7, 8, knockout, { courts: [] });
    expect(now).not.toEqual(expect.arrayContaining(then));
    expect(new Set(now.map(({ startMs }) => startMs)).size).toBe(now.length);
  });

  test('a team entered late in a round robin plays after the others, once at a time', () => {
    const { before: then, now } = kept(4, 5, { kind: 'roundRobin', legs: 1 });
    expect(now).toEqual(expect.arrayContaining(then));
    const added = now.filter(({ key }) => !then.some((timed) => timed.key === key));
    expect(new Set(added.map(({ startMs }) => startMs)).size).toBe(4);
    expect(Math.min(...added.map(({ startMs }) => startMs))).toBeGreaterThan(
      Math.max(...then.map(({ startMs }) => startMs)),
    );
  });

  test('changed settings of the event change the times', () => {
    const drawn = drawEvent(from(4, knockout));
    const times = { ...drawn, times: storeTimes(place, drawn) };
    const later = { ...place, start: '2026-12-06T09:00' };
    expect(planTimes(later, times)).toEqual(planTimes(later, drawn));
  });
});
