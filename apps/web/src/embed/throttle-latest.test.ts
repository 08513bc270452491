import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttleLatest } from './throttle-latest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('N08: of a thousand messages only the first and the last are handled', () => {
  const handled: number[] = [];
  const push = throttleLatest((value: number) => handled.push(value));
  for (let message = 1; message <= 1000; message++) push(message);
  expect(handled).toEqual([1]);
  vi.advanceTimersByTime(1000);
  expect(handled).toEqual([1, 1000]);
});

it('N08: of a steady flow ten messages a second are handled', () => {
  const handled: number[] = [];
  const push = throttleLatest((value: number) => handled.push(value));
  for (let ms = 0; ms < 1000; ms += 10) {
    push(ms);
    vi.advanceTimersByTime(10);
  }
  expect(handled.length).toBeLessThanOrEqual(11);
  expect(handled.length).toBeGreaterThanOrEqual(9);
});

it('a message after a pause is handled at once', () => {
  const handled: string[] = [];
  const push = throttleLatest((value: string) => handled.push(value));
  push('es');
  vi.advanceTimersByTime(500);
  push('pt');
  expect(handled).toEqual(['es', 'pt']);
});
