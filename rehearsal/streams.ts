import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** Phones wait a random time up to this before they reconnect. */
const maxPauseMs = 1000;

/** Many readers of the live stream, which reconnect when disconnected. */
export class Streams {
  events = 0;
  readonly #open = new Set<Socket>();
  readonly #url: () => string | undefined;
  readonly #isReading: boolean;
  #isClosing = false;

  /** @param url returns the address to connect to next */
  constructor(url: () => string | undefined, { isReading = true } = {}) {
    this.#url = url;
    this.#isReading = isReading;
  }

  /** Number of streams that the server has answered. */
  get open(): number {
    return this.#open.size;
  }

  add(count: number): void {
    for (let index = 0; index < count; index++) this.#connectSoon();
  }

  #connectSoon(): void {
    if (!this.#isClosing) setTimeout(() => this.#connect(), Math.random() * maxPauseMs);
  }

  #connect(): void {
    const url = this.#url();
    if (this.#isClosing) return;
    if (url === undefined) return this.#connectSoon();
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        this.#open.delete(socket);
        this.#connectSoon();
      });
    socket.once('data', (head: Buffer) => {
      if (!head.toString('latin1').startsWith('HTTP/1.1 200')) return socket.destroy();
      this.#open.add(socket);
      if (!this.#isReading) return socket.pause();
      return socket.on('data', (chunk: Buffer) => {
        this.events += chunk.toString('latin1').split('event: change').length - 1;
      });
    });
    socket.write('GET /api/v1/live HTTP/1.1\r\nhost: rehearsal\r\n\r\n');
  }

  /** Closes all connections at once. */
  drop(): void {
    for (const socket of this.#open) socket.destroy();
  }

  close(): void {
    this.#isClosing = true;
    this.drop();
  }
}
