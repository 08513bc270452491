import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { liveMessage } from '@podium/contract';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PublishedChange } from '../read-model/snapshot-follower.ts';
import { LiveHub } from './hub.ts';

/** A reader's connection that consumes data only on request. */
class SlowSocket extends Duplex {
  taken = '';
  #waiting: (() => void) | undefined;

  override _read(): void {}
  override _write(bytes: Buffer, _encoding: string, done: () => void): void {
    this.#waiting = () => {
      this.taken += bytes.toString();
      done();
    };
  }
  async takeAll(): Promise<void> {
    while (this.#waiting) {
      const take = this.#waiting;
      this.#waiting = undefined;
      take();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  setNoDelay(): void {}
  setTimeout(): void {}
  setKeepAlive(): void {}
}

function attach(hub: LiveHub): SlowSocket {
  const socket = new SlowSocket();
  const response = {
    socket,
    removeHeader: () => undefined,
    writeHead: () => undefined,
    write: (bytes: Buffer) => socket.write(bytes),
  };
  hub.attach(
    { socket, headers: {}, url: '/api/v1/live', resume: () => undefined } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    '10.0.0.1',
  );
  return socket;
}

const change = (seq: number, keys: readonly string[]) =>
  ({ seq, at: Date.UTC(2026, 9, 12), keys: [...keys], unit: `U${seq}`, kind: 'result' }) as PublishedChange;

function parseEvents(text: string): { id: string; keys: string[]; kind: string }[] {
  return [...text.matchAll(/id: (\S+)\nevent: change\ndata: (.*)\n\n/g)].map(([, id, data]) => {
    const { keys, kind } = liveMessage.parse(JSON.parse(data!));
    return { id: id!, keys, kind };
  });
}

test('the changes of a reader with more than 64 KiB of unsent data are merged by key, and sent once it has received the rest', async () => {
  const hub = new LiveHub('0000000a', 0);
  const socket = attach(hub);
  const wide = Array.from({ length: 5000 }, (_, index) => `unit:${String(index).padStart(10, '0')}`);
  hub.publish([change(1, wide)]);
  expect(socket.writableLength).toBeGreaterThan(64 * 1024);
  const unsent = socket.writableLength;
  for (let seq = 2; seq <= 1000; seq++) hub.publish([change(seq, ['medals', `unit:${seq % 3}`])]);
  expect(socket.writableLength).toBe(unsent);
  await socket.takeAll();
  expect(parseEvents(socket.taken)).toEqual([
    { id: '0000000a-1', keys: wide, kind: 'result' },
    { id: '0000000a-1000', keys: ['medals', 'unit:2', 'unit:0', 'unit:1'], kind: 'several' },
  ]);
  hub.publish([change(1001, ['medals'])]);
  await socket.takeAll();
  expect(parseEvents(socket.taken).at(-1)).toEqual({ id: '0000000a-1001', keys: ['medals'], kind: 'result' });
  hub.close();
});

test('a reader with more than 256 KiB of unsent data is disconnected', () => {
  const hub = new LiveHub('0000000a', 0);
  const socket = attach(hub);
  for (let seq = 1; seq <= 20_000 && !socket.destroyed; seq++)
    hub.publish([change(seq, [`unit:${seq}-${'x'.repeat(40)}`])]);
  expect(socket.destroyed).toBe(true);
  expect(hub.readers).toBe(0);
  hub.close();
});
