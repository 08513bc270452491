import type { OdfMessage } from '@podium/odf';
import { expect, test } from 'vitest';
import type { Item } from '../messages/schedule.ts';
import type { Emission } from './emission.ts';
import { orderEmissions } from './emission.ts';
import { FirstLoad } from './first-load.ts';

/** A message that contains its version, its time and, for an update of the schedule, the units in it. */
const emission = (key: string, at: number, more: Partial<Emission> = {}): Emission => ({
  at,
  key,
  make: ({ version, at }, items) => `${key} ${version} at ${at}${unitsIn(items)}` as unknown as OdfMessage,
  ...more,
});
const unitsIn = (items?: Item[]): string =>
  items ? `: ${items.map((item) => ('unit' in item ? item.unit.code : '')).join(' ')}` : '';
const item = (code: string): Item => ({ unit: { code } }) as Item;

function loadOf(emissions: readonly Emission[], now: number): unknown[] {
  const load = new FirstLoad();
  for (const emission of emissions) load.push(emission);
  return [...load.messages(now)];
}

test('only the newest version of a message is loaded, with its number and time among all versions', () => {
  const load = [emission('DT_RESULT a', 30), emission('DT_RESULT a', 10), emission('DT_RESULT a', 20)];
  expect(loadOf(load, 40)).toEqual(['DT_RESULT a 3 at 30']);
});

test('the later of two versions of the same time is a millisecond later', () => {
  const versions = [emission('DT_RESULT a', 10), emission('DT_RESULT a', 10), emission('DT_RESULT a', 10)];
  expect(loadOf(versions, 40)).toEqual(['DT_RESULT a 3 at 12']);
  expect(orderEmissions(versions).map(({ at, version }) => [at, version])).toEqual([
    [10, 1],
    [11, 2],
    [12, 3],
  ]);
});

test('a version that is corrected later is loaded too, whatever their order', () => {
  const corrected = emission('DT_RESULT a', 10, { isRetained: true });
  const correction = emission('DT_RESULT a', 20);
  for (const order of [
    [corrected, correction],
    [correction, corrected],
  ])
    expect(loadOf(order, 40)).toEqual(['DT_RESULT a 1 at 10', 'DT_RESULT a 2 at 20']);
});

test('names and schedules precede results, all others are in order of time, without streams of finished units', () => {
  const load = [
    emission('DT_RESULT a', 5),
    emission('DT_CURRENT a', 6, { goneAt: 30 }),
    emission('DT_CURRENT b', 7, { goneAt: 50 }),
    emission('DT_SCHEDULE A', 8),
    emission('DT_CODES x', 9),
  ];
  expect(loadOf(load, 40)).toEqual([
    'DT_CODES x 1 at 9',
    'DT_SCHEDULE A 1 at 8',
    'DT_RESULT a 1 at 5',
    'DT_CURRENT b 1 at 7',
  ]);
});

test('one update contains every unit that changed after the complete schedule', () => {
  const change = (at: number, code: string): Emission =>
    emission('DT_SCHEDULE_UPDATE A', at, { update: { discipline: 'A', items: [item(code)] } });
  const schedule = emission('DT_SCHEDULE A', 20, { bulkKey: 'A' });
  expect(loadOf([change(30, 'x'), change(10, 'before'), schedule, change(25, 'y')], 40)).toEqual([
    'DT_SCHEDULE A 1 at 20',
    'DT_SCHEDULE_UPDATE A 3 at 30: y x',
  ]);
  expect(loadOf([change(10, 'before'), schedule], 40)).toEqual(['DT_SCHEDULE A 1 at 20']);
});
