import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A raw connection for requests that no HTTP client would send. */
export class RawConnection {
  text = '';
  isClosed = false;
  readonly #socket: Socket;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#socket = connect(Number(port), hostname);
    this.#socket.on('data', (chunk: Buffer) => (this.text += chunk.toString('latin1')));
    this.#socket.on('close', () => (this.isClosed = true));
    this.#socket.on('error', () => undefined);
    onTestFinished(() => this.close());
  }

  send(text: string): this {
    this.#socket.write(text);
    return this;
  }

  /** Sends several request heads in one packet. */
  ask(...paths: string[]): this {
    return this.send(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''));
  }

  stopReading(): this {
    this.#socket.pause();
    return this;
  }

  close(): void {
    this.#socket.destroy();
  }
}
