import { expect, test } from 'vitest';
import { hideSmallCounts, hideSum } from './hide-small.ts';
import { resolvePeriod } from './period.ts';
import { presentAccessLog } from './present.ts';
import type { Group } from './queries.ts';

const none = { at: null, hundred: null, status: null, device: null, language: null, platform: null, route: null };
const period = resolvePeriod({ range: 'custom', from: '2026-10-12', to: '2026-10-14' }, '2026-10-20');

/** Presents counts of statuses by day. */
function present(days: Readonly<Record<string, Readonly<Record<number, number>>>>) {
  const sums = new Map<number, number>();
  const groups: Group[] = [];
  for (const [at, statuses] of Object.entries(days))
    for (const [text, count] of Object.entries(statuses)) {
      const status = Number(text);
      sums.set(status, (sums.get(status) ?? 0) + count);
      groups.push({ ...none, discipline: null, results: 0, at, hundred: Math.floor(status / 100), count });
    }
  for (const [status, count] of sums) groups.push({ ...none, discipline: null, results: 0, status, count });
  return presentAccessLog(groups, period);
}

const shownCounts = ({ statuses }: ReturnType<typeof present>) =>
  Object.fromEntries(statuses.map(({ key, count }) => [key ?? 'combined', count]));

test('a rare status is hidden together with the next rarest of any class, and the most frequent one is shown', () => {
  const log = present({
    '2026-10-12': { 200: 2000, 302: 20, 304: 300, 404: 9 },
    '2026-10-13': { 200: 1000, 201: 1, 302: 32, 304: 319, 404: 7 },
  });
  expect(shownCounts(log)).toEqual({ 200: 3000, 304: 619, 404: 16, combined: 53 });
  expect(log.totals).toEqual({ total: 3688, success: 3672, error: 16 });
});

test('the days of a class cannot be added up to reveal its rare status', () => {
  const log = present({
    '2026-10-12': { 200: 2000, 302: 20, 304: 300, 404: 9 },
    '2026-10-13': { 200: 1000, 201: 1, 302: 32, 304: 319, 404: 7 },
  });
  expect(log.buckets.map(({ counts }) => counts)).toEqual([
    { '2xx': 2000, '3xx': null, '4xx': 9, '5xx': 0 },
    { '2xx': null, '3xx': 351, '4xx': 7, '5xx': 0 },
    { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 },
  ]);
});

test('fewer than five failures are hidden, with the sum of successes and the rarest success', () => {
  const log = present({ '2026-10-12': { 200: 3000, 304: 600, 404: 3 } });
  expect(log.totals).toEqual({ total: 3603, success: null, error: null });
  expect(shownCounts(log)).toEqual({ 200: 3000, combined: 603 });
  expect(log.buckets[0]!.counts).toEqual({ '2xx': 3000, '3xx': null, '4xx': null, '5xx': 0 });
});

test.each([
  [
    { 200: 3000, 201: 1, 204: 30, 302: 52 },
    { 200: 3000, 302: 52, combined: 31 },
    { '2xx': 3031, '3xx': 52 },
  ],
  [
    { 200: 90, 302: 6, 304: 7 },
    { 200: 90, 302: 6, 304: 7 },
    { '2xx': 90, '3xx': 13 },
  ],
  [
    { 200: 90, 201: 1, 302: 2, 304: 3 },
    { 200: 90, combined: 6 },
    { '2xx': null, '3xx': null },
  ],
])('a day with %o shows the statuses %o and the classes %o', (statuses, expected, counts) => {
  const log = present({ '2026-10-12': statuses });
  expect(shownCounts(log)).toEqual(expected);
  expect(log.buckets[0]!.counts).toMatchObject(counts);
});

test('a hidden sum hides at least one of its parts, and none in a row of zeros', () => {
  expect(hideSum([90, 7, 0])).toEqual([90, null, 0]);
  expect(hideSum([90, 7, 3])).toEqual(hideSmallCounts([90, 7, 3]));
  expect(hideSum([0, 0])).toEqual([0, 0]);
});
