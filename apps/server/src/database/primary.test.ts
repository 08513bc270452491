import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import type { DatabaseHost } from '../ground/database-address.ts';
import { Primary, primaryClient } from './primary.ts';

/** A server that speaks enough of PostgreSQL's protocol to report its timeline. */
class FakeHost {
  /** `null` is read-only, `silent` accepts connections and never answers. */
  timeline: number | null | 'silent';
  readonly sockets = new Set<Socket>();
  readonly #server: Server;

  constructor(timeline: number | null | 'silent') {
    this.timeline = timeline;
    this.#server = createServer((socket) => {
      this.sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
      let isStarted = false;
      socket.on('data', () => {
        if (this.timeline === 'silent') return;
        socket.write(isStarted ? this.#row() : Buffer.concat([message('R', int32(0)), ready]));
        isStarted = true;
      });
    });
  }

  async start(): Promise<DatabaseHost> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return { host: '127.0.0.1', port: (this.#server.address() as AddressInfo).port };
  }

  stop(): void {
    this.#server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  #row(): Buffer {
    const text = typeof this.timeline === 'number' ? this.timeline.toString(16).padStart(8, '0') : undefined;
    const column = [Buffer.from('timeline\0'), int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)];
    return Buffer.concat([
      message('T', Buffer.concat([int16(1), ...column])),
      message('D', Buffer.concat([int16(1), int32(text?.length ?? -1), Buffer.from(text ?? '')])),
      message('C', Buffer.from('SELECT 1\0')),
      ready,
    ]);
  }
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

const message = (type: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
const ready = message('Z', Buffer.from('I'));

const settings = { user: 'podium', database: 'podium' };
const opened: { close(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

async function open(
  ...timelines: (number | null | 'silent')[]
): Promise<{ primary: Primary; hosts: FakeHost[]; ports: number[] }> {
  const hosts = timelines.map((timeline) => new FakeHost(timeline));
  const addresses = await Promise.all(hosts.map(async (host) => host.start()));
  const primary = new Primary(addresses, settings);
  opened.push(primary, { close: () => hosts.forEach((host) => host.stop()) });
  return { primary, hosts, ports: addresses.map(({ port }) => port) };
}

describe('the primary', () => {
  it('is the host that accepts writes, whatever its place in the list', async () => {
    const { primary, hosts, ports } = await open(null, 3, null);
    hosts[0]!.stop();
    expect(await primary.find(5000)).toEqual({ host: { host: '127.0.0.1', port: ports[1] }, timeline: 3 });
  });

  it('the primary is the host on the newest timeline if a former primary also accepts writes', async () => {
    const { primary, ports } = await open(3, 10);
    expect((await primary.find(5000)).host.port).toBe(ports[1]);
  });

  it('no primary is found while every host is read-only, and the error lists the hosts', async () => {
    const { primary, ports } = await open(null, null);
    await expect(primary.find(300)).rejects.toMatchObject({
      code: '57P03',
      message: expect.stringContaining(`127.0.0.1:${ports[0]}, 127.0.0.1:${ports[1]}`) as string,
    });
  });

  it('is chosen at startup only after waiting for a host that does not answer, which may be newer', async () => {
    const { primary, hosts, ports } = await open(1, 'silent');
    setTimeout(() => (hosts[1]!.timeline = 2), 1500);
    expect((await primary.find(20_000)).host.port).toBe(ports[1]);
  });

  it('the primary is chosen at startup even if one host never answers', async () => {
    const { primary, ports } = await open(1, 'silent');
    expect((await primary.find(30_000)).host.port).toBe(ports[0]);
  });

  it('the primary is never a host on an older timeline than one seen before', async () => {
    const { primary, hosts } = await open(1, 2);
    primary.doubt(await primary.find(5000));
    hosts[1]!.stop();
    await expect(primary.find(500)).rejects.toMatchObject({ code: '57P03' });
  });
});

describe('a client', () => {
  it('connects to the primary, and loses its connection when another host is promoted', async () => {
    const { primary, hosts, ports } = await open(1, null);
    const Client = primaryClient(primary);
    const client = new Client(settings);
    opened.push({ close: () => void client.end().catch(() => undefined) });
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
    await client.connect();
    expect(client.port).toBe(ports[0]);
    // The former primary hangs instead of closing its connections.
    hosts[0]!.timeline = 'silent';
    hosts[1]!.timeline = 2;
    await ended;
    const next = new Client(settings);
    await next.connect();
    expect(next.port).toBe(ports[1]);
    await next.end();
  });

  it('is an instance of pg.Client', () => {
    const primary = new Primary([], settings);
    opened.push(primary);
    expect(new (primaryClient(primary))(settings)).toBeInstanceOf(pg.Client);
  });
});
