import { afterEach, expect, test, vi } from 'vitest';
import { BusyCodes } from './busy-codes.ts';

afterEach(() => vi.useRealTimers());

test('security 27: a minute with as many refused scans as the limit of a code raises an alarm for an hour', () => {
  vi.useFakeTimers();
  const alarms: (readonly string[])[] = [];
  const codes = new BusyCodes((concerned) => alarms.push(concerned), Date.now);
  const refuse = (code: string, times: number): void => {
    for (let time = 0; time < times; time++) codes.refused(code, 120);
  };
  refuse('aa', 119);
  vi.advanceTimersByTime(60_000);
  refuse('aa', 119);
  expect(alarms, 'a crowd').toEqual([]);
  refuse('aa', 500);
  refuse('bb', 120);
  expect(alarms).toEqual([['aa'], ['aa', 'bb']]);
  vi.advanceTimersByTime(30 * 60_000);
  refuse('bb', 120);
  vi.advanceTimersByTime(31 * 60_000);
  expect(alarms.at(-1)).toEqual(['bb']);
  vi.advanceTimersByTime(31 * 60_000);
  expect(alarms.at(-1)).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
