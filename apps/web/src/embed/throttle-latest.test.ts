import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttleLatest } from './throttle-latest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('N08: of a thousand messages the first and the last are acted on', () => {
  const acted: number[] = [];
  const take = throttleLatest((value: number) => acted.push(value));
  for (let message = 1; message <= 1000; message++) take(message);
  expect(acted).toEqual([1]);
  vi.advanceTimersByTime(1000);
  expect(acted).toEqual([1, 1000]);
});

it('N08: a steady flow is acted on ten times a second', () => {
  const acted: number[] = [];
  const take = throttleLatest((value: number) => acted.push(value));
  for (let ms = 0; ms < 1000; ms += 10) {
    take(ms);
    vi.advanceTimersByTime(10);
  }
  expect(acted.length).toBeLessThanOrEqual(11);
  expect(acted.length).toBeGreaterThanOrEqual(9);
});

it('a message after a pause is acted on at once', () => {
  const acted: string[] = [];
  const take = throttleLatest((value: string) => acted.push(value));
  take('es');
  vi.advanceTimersByTime(500);
  take('pt');
  expect(acted).toEqual(['es', 'pt']);
});
