/** Limits of the time for which a connection may occupy the server, here of tenths of a second. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OpenAPIHono } from '@hono/zod-openapi';
import { describe, expect, onTestFinished, test } from 'vitest';
import { AnswerCounts } from './metrics/answer-counts.ts';
import { LiveHub } from '../live/hub.ts';
import { RawConnection } from '../testing/raw-connection.ts';
import { Assets } from './assets.ts';
import { closeEdge, createEdge, listen } from './server.ts';
import type { EdgeLimits, EdgeParts } from './server.ts';

const answered = 'HTTP/1.1 200 OK';

async function edgeWith(limits: Partial<EdgeLimits>): Promise<{ url: string; server: Server }> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-edge-'));
  const app = new OpenAPIHono();
  // Aborted bodies are expected here.
  app.onError(() => new Response(null, { status: 400 }));
  app.post('/body', async (c) => c.text(`${(await c.req.text()).length} bytes`));
  app.get('/endless', (c) =>
    c.body(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)) })),
  );
  app.get('/', (c) => c.text('here'));
  const live = new LiveHub('0000000a', 0);
  const parts = {
    live,
    app,
    assets: await Assets.open(folder, { publicUrl: '', hasWorker: true, pagePolicy: () => "default-src 'none'" }),
    trustedHops: 0,
    counts: new AnswerCounts(),
  };
  const server = createEdge(
    { ...parts, fastLane: { answer: () => false } as unknown as EdgeParts['fastLane'] },
    limits,
  );
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(async () => {
    live.close();
    await closeEdge(server);
    await rm(folder, { recursive: true });
  });
  return { url: `http://127.0.0.1:${port}`, server };
}

const post = (length: number, body: string): string =>
  `POST /body HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n${body}`;

/** Sends a byte periodically until the test ends. */
function drip(connection: RawConnection, everyMs: number): void {
  const timer = setInterval(() => connection.send('x'), everyMs);
  onTestFinished(() => clearInterval(timer));
}

describe('one connection', () => {
  test('is closed if its request head does not end', async () => {
    const { url } = await edgeWith({ headMs: 300, checkMs: 50 });
    const connection = new RawConnection(url).send('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ');
    drip(connection, 20);
    await expect.poll(() => connection.isClosed).toBe(true);
    expect(connection.text).toContain('408 Request Timeout');
  });

  test('is closed if it sends nothing', async () => {
    const { url } = await edgeWith({ headMs: 300, checkMs: 50 });
    const connection = new RawConnection(url);
    await expect.poll(() => connection.isClosed).toBe(true);
  });

  test('is closed if a body does not arrive within a total time, however steadily it arrives', async () => {
    const { url } = await edgeWith({ headMs: 200, requestMs: 600, checkMs: 50, graceMs: 100, minBytesPerSecond: 1 });
    const connection = new RawConnection(url).send(post(1_000_000, ''));
    drip(connection, 20);
    await expect.poll(() => connection.isClosed).toBe(true);
    expect(connection.text).toContain('408 Request Timeout');
  });

  test('security 32: is closed by its last response on a server that is stopping', async () => {
    const { url, server } = await edgeWith({});
    const connection = new RawConnection(url).send(post(5, 'ab'));
    await expect.poll(async () => promisify(server.getConnections.bind(server))()).toBe(1);
    server.close();
    connection.send('cde');
    await expect.poll(() => connection.text).toContain('5 bytes');
    connection.send('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(() => connection.isClosed).toBe(true);
    expect(connection.text.split(answered).at(-1)).toMatch(/connection: close/iu);
  });

  test('is closed early if a body arrives too slowly', async () => {
    const { url } = await edgeWith({ graceMs: 200 });
    const connection = new RawConnection(url).send(post(1_000_000, ''));
    drip(connection, 20);
    await expect.poll(() => connection.isClosed).toBe(true);
    expect(connection.text).toContain('408 Request Timeout');
  });

  test('is kept open if a body arrives slowly but fast enough', async () => {
    const { url } = await edgeWith({ graceMs: 100, minBytesPerSecond: 5 });
    const connection = new RawConnection(url).send(post(30, ''));
    drip(connection, 20);
    await expect.poll(() => connection.text).toContain('30 bytes');
  });

  test('is closed if the client does not read the response', async () => {
    const { url, server } = await edgeWith({ silenceMs: 300 });
    const connections = promisify(server.getConnections.bind(server));
    const connection = new RawConnection(url).ask('/endless');
    await expect.poll(() => connection.text).toContain(answered);
    connection.stopReading();
    expect(await connections()).toBe(1);
    await expect.poll(() => connections()).toBe(0);
  });
});

test('a new connection beyond the maximum is closed until another one ends', async () => {
  const { url } = await edgeWith({ connections: 2 });
  const [first, second] = [new RawConnection(url).ask('/'), new RawConnection(url).ask('/')];
  await expect.poll(() => first.text + second.text).toMatch(/here[^]*here/);
  const third = new RawConnection(url).ask('/');
  await expect.poll(() => third.isClosed).toBe(true);
  expect(third.text).toBe('');
  first.close();
  await expect
    .poll(async () => {
      const next = new RawConnection(url).ask('/');
      await expect.poll(() => next.isClosed || next.text.includes('here')).toBe(true);
      return next.text;
    })
    .toContain(answered);
});
