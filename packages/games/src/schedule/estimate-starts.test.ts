import { expect, test } from 'vitest';
import { estimateStarts } from './estimate-starts.ts';
import type { PlacedContest } from './estimate-starts.ts';

const instant = (clock: string): number => Date.parse(`2026-11-20T${clock}:00Z`);
const contest = (id: string, start: string, end: string, overrides: Partial<PlacedContest> = {}): PlacedContest => ({
  id,
  startAt: instant(start),
  endAt: instant(end),
  state: 'coming',
  ...overrides,
});
const runningContest = (start: string): Partial<PlacedContest> => ({ state: 'on', actualStartAt: instant(start) });
const finishedContest = (start: string, end: string): Partial<PlacedContest> => ({
  state: 'over',
  actualStartAt: instant(start),
  actualEndAt: instant(end),
});
const estimates = (...contests: PlacedContest[]): Record<string, string> =>
  Object.fromEntries(
    [...estimateStarts(contests)].map(([id, start]) => [id, new Date(start).toISOString().slice(11, 16)]),
  );

test('a late start delays the next contests on the field, until a break absorbs the delay', () => {
  expect(
    estimates(
      contest('one', '14:00', '15:00', runningContest('14:38')),
      contest('two', '15:00', '16:00'),
      contest('three', '16:10', '17:10'),
      contest('four', '18:00', '19:00'),
    ),
  ).toEqual({ two: '15:40', three: '16:40' });
});

test('a late end delays the next contest, but a delay under five minutes is ignored', () => {
  expect(
    estimates(contest('one', '14:00', '15:00', finishedContest('14:00', '15:21')), contest('two', '15:00', '16:00')),
  ).toEqual({
    two: '15:25',
  });
  expect(
    estimates(contest('one', '14:00', '15:00', finishedContest('14:00', '15:04')), contest('two', '15:00', '16:00')),
  ).toEqual({});
});

test('contests planned in parallel do not wait for each other, and a canceled one delays no other', () => {
  expect(
    estimates(contest('one', '14:00', '16:00', runningContest('14:30')), contest('two', '15:00', '16:00')),
  ).toEqual({});
  expect(
    estimates(
      contest('one', '14:00', '15:00', { ...runningContest('14:30'), state: 'off' }),
      contest('two', '15:00', '16:00'),
    ),
  ).toEqual({});
});

test('a contest without a planned end does not affect the next', () => {
  expect(
    estimates({ ...contest('one', '14:00', '14:00'), ...runningContest('14:30') }, contest('two', '15:00', '16:00')),
  ).toEqual({});
});
