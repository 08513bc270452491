import { expect, test } from 'vitest';
import { clockAtOffset, clockFrom, durationMs } from './games-clock.ts';

test('the clock of a rehearsal is ahead or behind by the configured offset', () => {
  let machine = Date.parse('2026-11-26T09:00:00Z');
  const clock = clockAtOffset(durationMs('-P6DT2H')!, () => machine);
  expect(new Date(clock.now()).toISOString()).toBe('2026-11-20T07:00:00.000Z');
  machine += 60_000;
  expect(new Date(clock.now()).toISOString()).toBe('2026-11-20T07:01:00.000Z');
});

test.each([
  [1, '2026-11-20T18:30:10.000Z'],
  [60, '2026-11-20T18:40:00.000Z'],
  [0, '2026-11-20T18:30:00.000Z'],
])('a clock of speed %d that starts at half past six shows ten seconds later %s', (rate, later) => {
  let machine = 0;
  const clock = clockFrom(Date.parse('2026-11-20T18:30:00Z'), rate, () => machine);
  machine += 10_000;
  expect(new Date(clock.now()).toISOString()).toBe(later);
});

test('an offset is a duration of fixed length', () => {
  const hour = 3_600_000;
  for (const [text, hours] of [
    ['PT0S', 0],
    ['P1D', 24],
    ['+P1W', 168],
    ['-P1DT30M', -24.5],
    ['PT1H1800S', 1.5],
  ] as const)
    expect(durationMs(text), text).toBe(hours * hour);
  for (const text of ['', 'P', 'P1DT', 'P1M', 'P1Y', '6D', 'PT-3H', '2026-11-20'])
    expect(durationMs(text), text).toBeUndefined();
});
