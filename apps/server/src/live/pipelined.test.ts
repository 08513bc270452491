/** Live streams on connections with other requests before or after. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { RawConnection } from '../testing/raw-connection.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';
import { LiveHub } from './hub.ts';

let podium: TestPodium;
beforeAll(async () => {
  podium = await testPodium();
});
afterAll(async () => podium.stop());

const live = '/api/v1/live';
const games = '/api/v1/games';
const health = '/api/v1/health';

const serves = async (): Promise<number> => (await podium.get(health)).status;
const streams = (text: string): number => text.split('text/event-stream').length - 1;

describe('one connection', () => {
  test.each([
    ['the stream, then a document', [live, games], 0],
    ['the stream, then health', [live, health], 0],
    ['the stream twice', [live, live], 0],
    ['the stream a hundred times', Array.from({ length: 100 }, () => live), 0],
    ['health, then the stream twice', [health, live, live], 0],
    ['a document, then the stream', [games, live], 1],
    ['health, then the stream', [health, live], 1],
  ])('with %s has at most one stream, and the next client is served', async (_name, paths, readers) => {
    const connection = new RawConnection(podium.url).ask(...paths);
    if (readers === 0) await expect.poll(() => connection.isClosed).toBe(true);
    else await expect.poll(() => streams(connection.text)).toBe(1);
    await expect.poll(() => podium.live.readers).toBe(readers);
    expect(await serves()).toBe(200);
    connection.close();
    await expect.poll(() => podium.live.readers).toBe(0);
  });

  test.each([games, health, live])('with the stream, and %s 300 ms later, is closed', async (path) => {
    const connection = new RawConnection(podium.url).ask(live);
    await expect.poll(() => podium.live.readers).toBe(1);
    await sleep(300);
    connection.ask(path);
    await expect.poll(() => connection.isClosed).toBe(true);
    expect([streams(connection.text), podium.live.readers]).toEqual([1, 0]);
    expect(await serves()).toBe(200);
  });

  test.each([
    ['bytes that are no HTTP', '\x00\xff!\r\n\r\n'],
    ['a head without an end', 'x'.repeat(20_000)],
  ])('with the stream, and %s, is closed', async (_name, bytes) => {
    const connection = new RawConnection(podium.url).ask(live);
    await expect.poll(() => podium.live.readers).toBe(1);
    connection.send(bytes);
    await expect.poll(() => connection.isClosed).toBe(true);
    await expect.poll(() => podium.live.readers).toBe(0);
    expect(await serves()).toBe(200);
  });

  test('that asks for health and 300 ms later for the stream gets the stream as the next answer', async () => {
    const connection = new RawConnection(podium.url).ask(health);
    await sleep(300);
    connection.ask(live);
    await expect.poll(() => streams(connection.text)).toBe(1);
    expect(connection.text.indexOf('"status"')).toBeLessThan(connection.text.indexOf('text/event-stream'));
    expect(connection.text).toMatch(/\r\n\r\nretry: \d+\n\n: [0-9a-f]{8}-\d+\n\n$/);
    connection.close();
  });

  test('that sends HEAD gets the head of the stream, and counts as no reader', async () => {
    const connection = new RawConnection(podium.url).send(`HEAD ${live} HTTP/1.1\r\nhost: x\r\n\r\n`);
    await expect.poll(() => connection.isClosed).toBe(true);
    expect(connection.text).toMatch(/^HTTP\/1\.1 200 [^]*text\/event-stream[^]*\r\n\r\n$/);
    expect(podium.live.readers).toBe(0);
  });

  test('that sends a body with the request is served, and the body is dropped', async () => {
    const connection = new RawConnection(podium.url).send(
      `GET ${live} HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n${'x'.repeat(1_000_000)}`,
    );
    await expect.poll(() => podium.live.readers).toBe(1);
    expect(await serves()).toBe(200);
    connection.close();
  });
});

describe('readers have limits', () => {
  async function hubBehind(limits: ConstructorParameters<typeof LiveHub>[4]): Promise<{ hub: LiveHub; url: string }> {
    const hub = new LiveHub('0000000a', 0, 0, [], limits);
    const server = createServer((request, response) =>
      hub.attach(request, response, String(request.headers['x-address'] ?? '')),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      hub.close();
      server.close();
    });
    return { hub, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }
  const requestFrom = (address: string): string => `GET ${live} HTTP/1.1\r\nhost: x\r\nx-address: ${address}\r\n\r\n`;

  test('in the number of streams of an address, and a closed stream frees its place', async () => {
    const { hub, url } = await hubBehind({ perAddress: 2 });
    const first = new RawConnection(url).send(requestFrom('hall'));
    new RawConnection(url).send(requestFrom('hall'));
    await expect.poll(() => hub.readers).toBe(2);
    const third = new RawConnection(url).send(requestFrom('hall'));
    await expect.poll(() => third.text).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 10/i);
    new RawConnection(url).send(requestFrom('home'));
    await expect.poll(() => hub.readers).toBe(3);
    first.close();
    await expect.poll(() => hub.readers).toBe(2);
    third.send(requestFrom('hall'));
    await expect.poll(() => third.text).toContain('text/event-stream');
  });

  test('in unread data: one that does not read is disconnected, and one that reads stays', async () => {
    const { hub, url } = await hubBehind({ silenceMs: 2000, pingMs: 300 });
    const reading = new RawConnection(url).send(requestFrom('a'));
    new RawConnection(url).send(requestFrom('b')).stopReading();
    await expect.poll(() => hub.readers).toBe(2);
    // Exceeds the kernel's buffer, but the keys repeat, so the merged change is small.
    const keys = Array.from({ length: 100 }, (_, index) => `unit:${index}-${'x'.repeat(400)}`);
    for (let seq = 1; seq <= 400; seq++) {
      hub.publish([{ seq, at: seq, keys, kind: 'result' }]);
      await sleep(1);
    }
    expect(hub.readers).toBe(2);
    await expect.poll(() => hub.readers).toBe(1);
    expect(reading.isClosed).toBe(false);
    expect(reading.text).toContain('id: 0000000a-400\n');
  });
});
