import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveMessage } from '@podium/contract';
import { examplesFolder, feedFiles, xmlFiles } from '../feed/testing/feed-files.ts';
import { SseClient } from '../testing/sse-client.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';

let podium: TestPodium;
let final: string;
let version = 100;
beforeAll(async () => {
  podium = await testPodium();
  await feedFiles(podium.database.pool, await xmlFiles(join(examplesFolder, 'base')));
  await podium.settle();
  final = await readFile(join(examplesFolder, 'messages/result-swm-final.xml'), 'utf8');
});
afterAll(async () => podium.stop());

async function feedOne(): Promise<void> {
  const response = await podium.feed(final.replace('Version="6"', `Version="${++version}"`));
  expect(response.status).toBe(200);
}

const unit = 'SWMW200MFR------------FNL-000100';

describe('GET /api/v1/live', () => {
  test('sends a change with the keys of the documents concerned', async () => {
    const reader = new SseClient(podium.url);
    await reader.until((client) => client.head !== '');
    await feedOne();
    await reader.until((client) => client.events.length === 1);
    const message = liveMessage.parse(JSON.parse(reader.events[0]!.data));
    expect(message.unit).toBe(unit);
    expect(message.keys).toEqual(
      expect.arrayContaining([`unit:${unit}`, 'day:2026-10-12', 'discipline:swm', 'event:SWMW200MFR', 'schedule']),
    );
    expect(reader.events[0]!.id).toMatch(/^[0-9a-f]{8}-\d+$/);
    reader.close();
  });

  test('forbids buffering and sends a random retry time', async () => {
    const reader = new SseClient(podium.url);
    await reader.until((client) => client.head.includes('retry') || client.head.includes('HTTP'));
    expect(reader.head).toContain('content-type: text/event-stream');
    expect(reader.head).toContain('x-accel-buffering: no');
    expect(reader.head).toContain('no-transform');
    reader.close();
  });

  test('sends a change only after the document is new', async () => {
    const path = `/api/v1/units/${unit}`;
    await (await podium.get(path)).text();
    const reader = new SseClient(podium.url);
    await reader.until((client) => client.head !== '');
    await feedOne();
    await reader.until((client) => client.events.length === 1);
    expect(((await (await podium.get(path)).json()) as { version: number }).version).toBe(version);
    reader.close();
  });

  test('sends a reader who returns with the last id everything in between, once and in order', async () => {
    const first = new SseClient(podium.url);
    await first.until((client) => client.head !== '');
    await feedOne();
    await first.until((client) => client.events.length === 1);
    const last = first.events[0]!.id!;
    first.close();
    await feedOne();
    await feedOne();
    await podium.settle();
    const second = new SseClient(podium.url, '/api/v1/live', { 'last-event-id': last });
    await second.until((client) => client.events.length === 2);
    await feedOne();
    await second.until((client) => client.events.length === 3);
    const numbers = second.events.map((event) => Number(event.id!.split('-')[1]));
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(numbers[0]).toBeGreaterThan(Number(last.split('-')[1]));
    expect(second.events.every((event) => event.event === 'change')).toBe(true);
    second.close();
  });

  test('accepts the position at which a page was made as the first id', async () => {
    const { position } = podium.live;
    await feedOne();
    await podium.settle();
    const reader = new SseClient(podium.url, `/api/v1/live?position=${position}`);
    await reader.until((client) => client.events.length === 1);
    expect(reader.events[0]!.event).toBe('change');
    reader.close();
  });

  test.each([
    ['of another life of the sequence', 'ffffffff-1'],
    ['that is no id', 'hello'],
  ])('answers an id %s with exactly one reset, then with live changes', async (_name, id) => {
    const reader = new SseClient(podium.url, '/api/v1/live', { 'last-event-id': id });
    await reader.until((client) => client.events.length === 1);
    expect(reader.events[0]!.event).toBe('reset');
    expect(reader.events[0]!.id).toBe(podium.live.position);
    await feedOne();
    await reader.until((client) => client.events.length === 2);
    expect(reader.events[1]!.event).toBe('change');
    reader.close();
  });

  test('sends messages of the test feed to no reader', async () => {
    const reader = new SseClient(podium.url);
    await reader.until((client) => client.head !== '');
    await podium.feed(final.replace('FeedFlag="P"', 'FeedFlag="T"').replace('Version="6"', 'Version="900"'));
    await podium.settle();
    await feedOne();
    await reader.until((client) => client.events.length === 1);
    expect(JSON.parse(reader.events[0]!.data)).toMatchObject({ kind: 'result' });
    expect(((await (await podium.get(`/api/v1/units/${unit}`)).json()) as { version: number }).version).toBe(version);
    reader.close();
  });

  test('removes the connection of a reader who leaves', async () => {
    const readersAre = async (count: number): Promise<void> => {
      for (let tries = 0; tries < 100 && podium.live.readers !== count; tries++)
        await new Promise((resolve) => setTimeout(resolve, 10));
      expect(podium.live.readers).toBe(count);
    };
    await readersAre(0);
    const reader = new SseClient(podium.url);
    await readersAre(1);
    reader.close();
    await readersAre(0);
  });

  test('sends a reader who subscribes to keys only their changes, and the position of the stream after a reconnect', async () => {
    const { position } = podium.live;
    await feedOne();
    await podium.settle();
    const keys = (...list: string[]): string => `/api/v1/live?keys=${list.map(encodeURIComponent).join(',')}`;
    const subscribed = [
      new SseClient(podium.url, keys(`unit:${unit}`, 'games')),
      new SseClient(podium.url, keys('participants', 'medals')),
      new SseClient(podium.url, `${keys('medals')}&position=${position}`),
    ];
    await Promise.all(subscribed.map((reader) => reader.until((client) => client.head !== '')));
    await feedOne();
    await podium.settle();
    await subscribed[0]!.until((client) => client.events.length === 1);
    expect(subscribed.map((reader) => reader.events.filter(({ event }) => event === 'change').length)).toEqual([
      1, 0, 0,
    ]);
    expect(subscribed[2]!.events.map(({ event }) => event)).toEqual(['position']);
    expect(Number(subscribed[2]!.events[0]!.id!.split('-')[1])).toBe(Number(position.split('-')[1]) + 1);
    for (const reader of subscribed) reader.close();
  });

  test("sends a change of a discipline's people to readers of all people too", async () => {
    const reader = new SseClient(podium.url, '/api/v1/live?keys=participants');
    await reader.until((client) => client.head !== '');
    const people = await readFile(join(examplesFolder, 'base/10-partic-swm.xml'), 'utf8');
    expect((await podium.feed(people.replace(/Version="\d+"/, `Version="${++version}"`))).status).toBe(200);
    await reader.until((client) => client.events.length === 1);
    expect(reader.events[0]!.event).toBe('change');
    reader.close();
  });

  test('sends the same changes to readers of two processes on one database', async () => {
    const other = await testPodium({ database: { ...podium.database, close: async () => undefined } });
    const readers = [new SseClient(podium.url), new SseClient(other.url)];
    await Promise.all(readers.map((reader) => reader.until((client) => client.head !== '')));
    await feedOne();
    await Promise.all(readers.map((reader) => reader.until((client) => client.events.length === 1)));
    expect(readers[1]!.events[0]).toEqual(readers[0]!.events[0]);
    for (const reader of readers) reader.close();
    await other.stop();
  });

  test('sends nothing twice to a reader who comes from a process that was ahead', async () => {
    const { position } = podium.live;
    const [epoch, seq] = position.split('-');
    const reader = new SseClient(podium.url, '/api/v1/live', { 'last-event-id': `${epoch}-${Number(seq) + 2}` });
    await reader.until((client) => client.head !== '');
    for (let message = 0; message < 3; message++) await feedOne();
    await podium.settle();
    await reader.until((client) => client.events.length === 1);
    expect(Number(reader.events[0]!.id!.split('-')[1])).toBe(Number(seq) + 3);
    reader.close();
  });

  test('resumes the readers of a process after its restart', async () => {
    const { position } = podium.live;
    await feedOne();
    await podium.settle();
    const next = await testPodium({ database: { ...podium.database, close: async () => undefined } });
    const reader = new SseClient(next.url, '/api/v1/live', { 'last-event-id': position });
    await reader.until((client) => client.events.length === 1);
    expect(reader.events[0]!.event).toBe('change');
    reader.close();
    await next.stop();
  });
});
