/** F25: queued requests are sent exactly once, even in browsers without Web Locks and background sync. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { servedBy } from '@podium/contract/served-by';
import { memoryDatabase } from '../src/fixtures/memory-database.ts';
import { sendNow, sendWaiting } from './queue-sender.ts';
import { listQueued, putQueued, takeLease } from './queue-store.ts';
import type { QueuedRequest } from './queued-request.ts';

const leaseMs = 30_000;
const queuedRequest = (key: string, userId = 'ana'): QueuedRequest => ({
  key,
  userId,
  kind: 'feedback',
  label: '',
  path: '/api/v1/feedback',
  body: {},
  createdAt: 0,
});

let posted: string[];
/** Status of each response; undefined makes the network fail. */
let statusOf: (key: string) => number | undefined;
/** Something in front of the server answers what is posted. */
let isForeign: boolean;

beforeEach(() => {
  posted = [];
  statusOf = () => 201;
  isForeign = false;
  vi.stubGlobal('indexedDB', memoryDatabase());
  // Without `locks` and `serviceWorker`, hence without `sync`.
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: { 'idempotency-key': string } }) => {
    if (path === '/api/v1/session') return Response.json({ user: { id: 'ana' } }, { headers: servedBy });
    const key = headers['idempotency-key'];
    posted.push(key);
    await new Promise((resolve) => {
      setTimeout(resolve, 2);
    });
    const status = statusOf(key);
    if (status === undefined) throw new TypeError('There is no network.');
    return Response.json({}, { status, headers: isForeign ? {} : servedBy });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('several windows that return at a time send each request once, and the first window sends all', async () => {
  for (const key of ['a', 'b', 'c']) await putQueued(queuedRequest(key));
  await Promise.all([sendWaiting(), sendWaiting(), sendWaiting()]);
  expect(posted).toEqual(['a', 'b', 'c']);
  expect(await listQueued()).toEqual([]);
  expect(await sendWaiting(), 'nothing waits').toBeUndefined();
  expect(posted).toHaveLength(3);
});

test('a window that finds another one sending tries again after the other must have finished', async () => {
  await putQueued(queuedRequest('a'));
  await takeLease('a window that was closed', Date.now(), leaseMs);
  expect(await sendWaiting()).toBe(leaseMs);
  expect(posted).toEqual([]);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + leaseMs + 1);
  expect(await sendWaiting()).toBeUndefined();
  vi.mocked(Date.now).mockRestore();
  expect(posted).toEqual(['a']);
  expect(await listQueued()).toEqual([]);
});

test('answers that fail without a network wait, with all later ones, and are sent once it is back', async () => {
  for (const key of ['a', 'b']) await putQueued(queuedRequest(key));
  statusOf = () => undefined;
  expect(await sendWaiting()).toBeGreaterThan(0);
  expect(posted).toEqual(['a']);
  statusOf = () => 201;
  expect(await sendWaiting()).toBeUndefined();
  expect(posted).toEqual(['a', 'a', 'b']);
  expect(await listQueued()).toEqual([]);
});

test('answers wait if a sign-in page of the network responds in our place, and are sent later', async () => {
  await putQueued(queuedRequest('a'));
  isForeign = true;
  for (const status of [200, 403, 422]) {
    statusOf = () => status;
    expect(await sendWaiting()).toBeGreaterThan(0);
  }
  expect((await sendNow(queuedRequest('b'))).state).toBe('offline');
  isForeign = false;
  statusOf = () => 201;
  expect(await sendWaiting()).toBeUndefined();
  expect(await listQueued()).toEqual([]);
});

test('a request that was just written is sent at once, and waits while another window sends', async () => {
  expect((await sendNow(queuedRequest('a'))).state).toBe('sent');
  await takeLease('another window', Date.now(), leaseMs);
  expect((await sendNow(queuedRequest('b'))).state).toBe('offline');
  expect([posted, (await listQueued()).map(({ key }) => key)]).toEqual([['a'], ['b']]);
});

test('answers of another person are not sent, and refused ones are not sent again', async () => {
  await putQueued(queuedRequest('of another person', 'rui'));
  await putQueued(queuedRequest('refused'));
  statusOf = () => 422;
  await sendWaiting();
  await sendWaiting();
  expect(posted).toEqual(['refused']);
  expect((await listQueued()).map(({ key, refusal }) => [key, refusal])).toEqual([
    ['of another person', undefined],
    ['refused', 'unexpected'],
  ]);
});
