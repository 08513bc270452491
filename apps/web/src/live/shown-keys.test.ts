import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followShownKeys, visibleKeys } from './shown-keys.ts';
import { SubscribedKeys } from './subscribed-keys.ts';

const places = { position: 'a-9', startAt: 'a-5', readAt: new Map([['["unit"]', 'a-7']]) };

function showing(...documents: [name: string, keys: string[]][]): QueryClient {
  const client = new QueryClient();
  for (const [name, keys] of documents) {
    client.setQueryData([name], { keys });
    new QueryObserver(client, { queryKey: [name], staleTime: Infinity }).subscribe(() => undefined);
  }
  return client;
}

test('documents on the page are requested from the position of the stream at which they were read', () => {
  const cache = showing(['day', ['day:1', 'games']], ['unit', ['unit:A', 'games']]).getQueryCache();
  expect(visibleKeys(cache, new Set(), places)).toEqual({ keys: ['day:1', 'games', 'unit:A'], since: 'a-5' });
  expect(visibleKeys(cache, new Set(['day:1', 'games']), places).since).toBe('a-7');
  expect(visibleKeys(cache, new Set(['day:1', 'games', 'unit:A']), places).since).toBe('a-9');
});

test('documents that are cached but not shown are not requested', () => {
  const client = new QueryClient();
  client.setQueryData(['day'], { keys: ['day:1'] });
  expect(visibleKeys(client.getQueryCache(), new Set(), places).keys).toEqual([]);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('another page is reported once it has settled, with the position from before it was read', async () => {
  const client = showing(['day', ['day:1']]);
  let position = 'a-5';
  const updates: { keys: readonly string[]; since: string }[] = [];
  const stop = followShownKeys(
    client.getQueryCache(),
    'a-5',
    () => position,
    (keys) => updates.push(keys),
  );
  expect(updates).toEqual([{ keys: ['day:1'], since: 'a-5' }]);
  position = 'a-6';
  const observer = new QueryObserver(client, { queryKey: ['unit'], queryFn: () => ({ keys: ['unit:A'] }) });
  observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(100);
  position = 'a-8';
  await vi.advanceTimersByTimeAsync(400);
  expect(updates[1]).toEqual({ keys: ['day:1', 'unit:A'], since: 'a-6' });
  await client.invalidateQueries();
  await vi.advanceTimersByTimeAsync(400);
  expect(updates).toHaveLength(2);
  stop();
});

test('the windows of a browser subscribe to the keys of all; above the limit, to everything', () => {
  const subscribed = new SubscribedKeys();
  expect(subscribed.set('one', ['day:1', 'games'])).toBe(true);
  expect(subscribed.set('two', ['games'])).toBe(false);
  expect(subscribed.set('two', ['unit:A', 'games'])).toBe(true);
  expect(subscribed.all()).toEqual(['day:1', 'games', 'unit:A']);
  expect(subscribed.set('two', ['games'])).toBe(false);
  expect(subscribed.all()).toEqual(['day:1', 'games']);
  expect(
    subscribed.set(
      'three',
      Array.from({ length: 130 }, (_, index) => `unit:${index}`),
    ),
  ).toBe(true);
  expect(subscribed.all()).toEqual([]);
  expect(subscribed.set('two', ['day:2'])).toBe(false);
});
