import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { LiveMessage } from '@podium/contract';
import type { PublishedChange } from '../read-model/read-model.ts';
import { Held } from './held.ts';
import { Ring } from './ring.ts';

/** Beyond this a reader is cut; it comes back and resumes by its last id. */
const mostUnsentBytes = 256 * 1024;
/** Beyond this a reader's changes are held, merged by key, until it has taken what it was sent. */
const holdAboveBytes = 64 * 1024;
/** A reader that takes nothing for so long is gone, as we are for it. */
const silenceMs = 40_000;
const pingMs = 20_000;
const lifeMs = 600_000;
const mostReaders = 20_000;

const ping = Buffer.from(': ping\n\n');

interface Reader {
  socket: Socket;
  /** Epoch milliseconds after which the stream ends, so that readers spread over servers. */
  until: number;
  /** Number of the last change it has, which may be ahead of ours where it was served by another process before. */
  since: number;
  held?: Held;
}

/** `GET /api/v1/live`: one shared Buffer for every reader, written straight to the sockets. */
export class LiveHub {
  readonly #readers = new Set<Reader>();
  readonly #epoch: string;
  readonly #ring: Ring;
  readonly #timer: NodeJS.Timeout;
  /** Number of the newest change that readers have been sent. */
  #position: number;

  /**
   * @param position number of the newest change that documents already show.
   * @param floor everything after this number and up to `position` is in `remembered`: what readers of the last process may miss.
   */
  constructor(epoch: string, position: number, floor = position, remembered: readonly PublishedChange[] = []) {
    this.#epoch = epoch;
    this.#position = position;
    this.#ring = new Ring(floor);
    for (const change of remembered) this.#ring.push({ seq: change.seq, at: change.at, bytes: this.#event(change) });
    this.#timer = setInterval(() => this.#beat(), pingMs).unref();
  }

  get readers(): number {
    return this.#readers.size;
  }

  get position(): string {
    return `${this.#epoch}-${this.#position}`;
  }

  publish(changes: readonly PublishedChange[]): void {
    if (changes.length === 0) return;
    const events = changes.map((change) => ({ seq: change.seq, at: change.at, bytes: this.#event(change) }));
    for (const event of events) this.#ring.push(event);
    this.#position = events.at(-1)!.seq;
    const bytes = events.length === 1 ? events[0]!.bytes : Buffer.concat(events.map((event) => event.bytes));
    for (const reader of this.#readers) {
      if (reader.held || reader.socket.writableLength > holdAboveBytes) this.#hold(reader, changes);
      else if (reader.since < events[0]!.seq) this.#send(reader, bytes);
      else
        this.#send(
          reader,
          Buffer.concat(events.filter((event) => event.seq > reader.since).map((event) => event.bytes)),
        );
    }
  }

  #hold(reader: Reader, changes: readonly PublishedChange[]): void {
    reader.held ??= new Held();
    for (const change of changes) if (change.seq > reader.since) reader.held.add(change);
    if (reader.held.size + reader.socket.writableLength > mostUnsentBytes) this.#cut(reader);
  }

  #release(reader: Reader): void {
    const merged = reader.held?.merged;
    reader.held = undefined;
    if (merged) this.#send(reader, this.#event(merged));
  }

  #event(change: PublishedChange): Buffer {
    const message: LiveMessage = {
      keys: change.keys,
      unit: change.unit,
      kind: change.kind,
      at: new Date(change.at).toISOString(),
    };
    return Buffer.from(`id: ${this.#epoch}-${change.seq}\nevent: change\ndata: ${JSON.stringify(message)}\n\n`);
  }

  #send(reader: Reader, bytes: Buffer): void {
    const { socket } = reader;
    if (bytes.length === 0) return;
    if (socket.destroyed || socket.writableLength > mostUnsentBytes) {
      this.#cut(reader);
      return;
    }
    socket.write(bytes);
  }

  #cut(reader: Reader): void {
    this.#readers.delete(reader);
    reader.socket.destroy();
  }

  #beat(): void {
    const now = Date.now();
    for (const reader of this.#readers) {
      if (now > reader.until) {
        this.#readers.delete(reader);
        reader.socket.end();
      } else if (!reader.held) {
        this.#send(reader, ping);
      } else if (now - reader.held.since > silenceMs) {
        this.#cut(reader);
      }
    }
  }

  /** Takes over the socket of a request. `Last-Event-ID` or `?position=` says what the reader has. */
  attach(request: IncomingMessage, response: ServerResponse): void {
    const socket = request.socket;
    if (this.#readers.size >= mostReaders) {
      response.writeHead(503, { 'retry-after': '10', 'content-length': '0' }).end();
      return;
    }
    response.detachSocket(socket);
    socket.setNoDelay(true);
    socket.setTimeout(0);
    const random = (least: number, most: number): number => Math.round(least + Math.random() * (most - least));
    const head =
      'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream; charset=utf-8\r\ncache-control: no-store, no-transform\r\n' +
      'x-accel-buffering: no\r\naccess-control-allow-origin: *\r\nx-content-type-options: nosniff\r\nreferrer-policy: strict-origin-when-cross-origin\r\n' +
      "content-security-policy: default-src 'none'; frame-ancestors 'none'\r\nconnection: close\r\n\r\n" +
      `retry: ${random(3000, 10_000)}\n\n`;
    const { rest, since } = this.#rest(lastPosition(request));
    const reader: Reader = { socket, since, until: Date.now() + random(lifeMs * 0.8, lifeMs * 1.2) };
    const leave = (): void => void this.#readers.delete(reader);
    socket.on('close', leave).on('error', leave);
    socket.on('drain', () => this.#release(reader));
    // A reader sends nothing more; whatever it sends is read and dropped.
    socket.removeAllListeners('data');
    socket.resume();
    socket.write(Buffer.concat([Buffer.from(head), rest]));
    this.#readers.add(reader);
  }

  #rest(position: string | undefined): { rest: Buffer; since: number } {
    if (position === undefined) return { rest: Buffer.from(`: ${this.position}\n\n`), since: this.#position };
    const [, epoch, text] = /^([0-9a-f]{1,16})-(\d{1,15})$/.exec(position) ?? [];
    const seq = Number(text);
    const rest = epoch === this.#epoch ? this.#ring.after(seq) : { kind: 'reset' as const };
    if (rest.kind === 'rest') {
      return { rest: Buffer.concat(rest.items.map((item) => item.bytes)), since: Math.max(seq, this.#position) };
    }
    const reset = `id: ${this.position}\nevent: reset\ndata: ${JSON.stringify({ position: this.position })}\n\n`;
    return { rest: Buffer.from(reset), since: this.#position };
  }

  /** Ends every stream; readers come back to whoever serves then. */
  close(): void {
    clearInterval(this.#timer);
    for (const reader of this.#readers) reader.socket.destroy();
    this.#readers.clear();
  }
}

function lastPosition(request: IncomingMessage): string | undefined {
  const header = request.headers['last-event-id'];
  if (typeof header === 'string' && header !== '') return header;
  return new URLSearchParams(request.url?.split('?')[1] ?? '').get('position') ?? undefined;
}
