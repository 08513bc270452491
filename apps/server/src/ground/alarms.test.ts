import { expect, test, vi } from 'vitest';
import { Alarms } from './alarms.ts';
import type { Log } from './log.ts';

function alarms(): {
  alarms: Alarms;
  error: ReturnType<typeof vi.fn<() => void>>;
  info: ReturnType<typeof vi.fn<() => void>>;
} {
  const error = vi.fn<() => void>();
  const info = vi.fn<() => void>();
  return { alarms: new Alarms({ error, info } as unknown as Log), error, info };
}

test('an alarm is logged when it is raised, not each time its cause is found again', () => {
  const { alarms: all, error } = alarms();
  all.set('row-left-out', ['a']);
  all.set('row-left-out', ['a', 'b']);
  expect(error).toHaveBeenCalledTimes(1);
  expect(all.open).toMatchObject([{ kind: 'row-left-out', count: 2, examples: ['a', 'b'] }]);
});

test('an alarm keeps the time of its first cause, and lists five examples at most', () => {
  vi.useFakeTimers({ now: 1000 });
  const { alarms: all } = alarms();
  all.set('list-shrunk', ['a']);
  vi.setSystemTime(5000);
  all.set('list-shrunk', ['a', 'b', 'c', 'd', 'e', 'f']);
  expect(all.open).toEqual([{ kind: 'list-shrunk', since: 1000, count: 6, examples: ['a', 'b', 'c', 'd', 'e'] }]);
  vi.useRealTimers();
});

test('an alarm ends when it no longer has a subject, and its end is logged once', () => {
  const { alarms: all, info } = alarms();
  all.set('list-shrunk', []);
  all.set('list-shrunk', ['a']);
  all.set('list-shrunk', []);
  all.set('list-shrunk', []);
  expect(all.open).toEqual([]);
  expect(info).toHaveBeenCalledTimes(1);
});
