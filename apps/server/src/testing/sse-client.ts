import { connect } from 'node:net';
import type { Socket } from 'node:net';

export interface SseEvent {
  id?: string;
  event: string;
  data: string;
}

/** A stream reader on a plain socket, light enough to run thousands of them. */
export class SseClient {
  readonly events: SseEvent[] = [];
  readonly #socket: Socket;
  #text = '';
  #waiting: (() => void)[] = [];
  isClosed = false;
  head = '';

  constructor(
    url: string,
    path = '/api/v1/live',
    headers: Record<string, string> = {},
    onEvent?: (event: SseEvent) => void,
  ) {
    const { hostname, port } = new URL(url);
    this.#socket = connect(Number(port), hostname);
    const extra = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    this.#socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\naccept: text/event-stream\r\n${extra}\r\n`);
    this.#socket.on('data', (chunk: Buffer) => this.#read(chunk.toString(), onEvent));
    this.#socket.on('close', () => {
      this.isClosed = true;
      this.#wake();
    });
    this.#socket.on('error', () => undefined);
  }

  #read(chunk: string, onEvent: ((event: SseEvent) => void) | undefined): void {
    this.#text += chunk;
    for (let end = this.#text.indexOf('\n\n'); end !== -1; end = this.#text.indexOf('\n\n')) {
      const block = this.#text.slice(0, end);
      this.#text = this.#text.slice(end + 2);
      if (this.head === '') this.head = block;
      const fields = new Map(
        block.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
      );
      const data = fields.get('data');
      if (data === undefined) continue;
      const event = { id: fields.get('id'), event: fields.get('event') ?? 'message', data };
      this.events.push(event);
      onEvent?.(event);
    }
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** Resolves when the condition is true; fails after the timeout. */
  async until(condition: (client: SseClient) => boolean, atMostMs = 20_000): Promise<void> {
    const end = Date.now() + atMostMs;
    while (!condition(this)) {
      if (Date.now() > end) throw new Error(`still waiting after ${atMostMs} ms with ${this.events.length} events`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 50);
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  close(): void {
    this.#socket.destroy();
  }
}
