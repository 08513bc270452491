/** Networks of a phone, and a relay that behaves like a poor radio link. */
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Network {
  name: string;
  /** Bits per second. */
  down: number;
  up: number;
  /** Round trip (ms). */
  latency: number;
  /** Share of packets that are lost and sent again. */
  loss?: number;
}

/** Figures of 3G and slow 4G are those of the usual lab tools. */
export const networks = {
  'slow 4G': { name: 'slow 4G', down: 1_600_000, up: 750_000, latency: 150 },
  '3G': { name: '3G', down: 700_000, up: 350_000, latency: 300 },
  lossy: { name: 'lossy', down: 1_600_000, up: 750_000, latency: 150, loss: 0.02 },
} as const satisfies Record<string, Network>;

const packetBytes = 1400;

/** The same losses in every run. */
function seededRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/**
 * Relays connections to a server and holds each one up for a round trip whenever a packet is lost, as a retransmission
 * does. Browsers simulate bandwidth and delay, but no loss.
 *
 * @returns the address of the relay
 */
export async function relayWithLoss(
  target: string,
  { loss = 0, latency }: Network,
): Promise<{ url: string; close: () => void }> {
  const { hostname, port } = new URL(target);
  const random = seededRandom();
  const open = new Set<Socket>();
  const pass = async (from: Socket, to: Socket): Promise<void> => {
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        const packets = Math.ceil(chunk.length / packetBytes);
        const lost = Array.from({ length: packets }, random).filter((value) => value < loss).length;
        if (lost > 0) await sleep(lost * latency);
        if (!to.write(chunk)) await new Promise((resolve) => to.once('drain', resolve).once('close', resolve));
      }
    } catch {
      // The other end has gone.
    }
    to.end();
  };
  const server = createServer((socket) => {
    const upstream = connect(Number(port), hostname);
    for (const end of [socket, upstream]) {
      open.add(end);
      end.on('error', () => end.destroy()).on('close', () => open.delete(end));
    }
    void pass(socket, upstream);
    void pass(upstream, socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
