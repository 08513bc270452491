import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A number of clients of the live stream; some disconnect each second and others connect. */
export class SseReaders {
  events = 0;
  left = 0;
  readonly #sockets = new Set<Socket>();
  readonly #port: number;
  readonly #count: number;
  readonly #timer: NodeJS.Timeout;

  constructor(port: number, count: number, leavingPerSecond: number) {
    this.#port = port;
    this.#count = count;
    this.#fill();
    this.#timer = setInterval(() => {
      for (const socket of this.#sockets) {
        if (Math.random() >= leavingPerSecond) continue;
        this.left++;
        socket.destroy();
      }
      this.#fill();
    }, 1000);
  }

  get open(): number {
    return this.#sockets.size;
  }

  #fill(): void {
    while (this.#sockets.size < this.#count) {
      const socket = connect(this.#port, '127.0.0.1');
      this.#sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => this.#sockets.delete(socket));
      socket.on('data', (chunk: Buffer) => (this.events += chunk.toString('latin1').split('event: change').length - 1));
      socket.write('GET /api/v1/live HTTP/1.1\r\nhost: bench\r\n\r\n');
    }
  }

  close(): void {
    clearInterval(this.#timer);
    for (const socket of this.#sockets) socket.destroy();
  }
}
