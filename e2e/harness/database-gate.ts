import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A TCP proxy for a database connection that can be closed, stalled or slowed. */
export class DatabaseGate {
  readonly #target: string;
  readonly port: number;
  #isOpen: boolean;
  #isStalled = false;
  #delayMs = 0;
  #sockets = new Set<Socket>();
  #server = createServer((socket) => this.#accept(socket));

  /** @param target path of the database's Unix socket */
  constructor(target: string, port: number, isOpen = true) {
    this.#target = target;
    this.port = port;
    this.#isOpen = isOpen;
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(this.port, '127.0.0.1', resolve));
    return this;
  }

  #accept(socket: Socket): void {
    if (!this.#isOpen) {
      socket.destroy();
      return;
    }
    const inner = connect(this.#target);
    this.#sockets.add(socket).add(inner);
    this.#forward(socket, inner);
    this.#forward(inner, socket);
    if (this.#isStalled) this.stall();
    for (const endpoint of [socket, inner]) {
      endpoint.on('error', () => undefined);
      endpoint.on('close', () => {
        socket.destroy();
        inner.destroy();
        this.#sockets.delete(endpoint);
      });
    }
  }

  /** Chunks stay in order when the delay changes. */
  #forward(source: Socket, target: Socket): void {
    let before = Promise.resolve();
    const deliver = async (earlier: Promise<void>, dueAt: number, work: () => void): Promise<void> => {
      await earlier;
      const waitMs = dueAt - performance.now();
      if (waitMs > 0) await sleep(waitMs);
      work();
    };
    const after = (work: () => void): void => {
      before = deliver(before, performance.now() + this.#delayMs, work);
    };
    source.on('data', (chunk) => after(() => void (target.writable && target.write(chunk))));
    source.on('end', () => after(() => void target.end()));
  }

  open(): void {
    this.#isOpen = true;
  }

  /** Delays every chunk in both directions. */
  slow(delayMs: number): void {
    this.#delayMs = delayMs;
  }

  /** Simulates a server that is stopped (SIGSTOP) or unreachable: connections stay open without any response. */
  stall(): void {
    this.#isStalled = true;
    for (const socket of this.#sockets) socket.pause();
  }

  resume(): void {
    this.#isStalled = false;
    for (const socket of this.#sockets) socket.resume();
  }

  shut(): void {
    this.#isOpen = false;
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  close(): void {
    this.shut();
    this.#server.close();
  }
}
