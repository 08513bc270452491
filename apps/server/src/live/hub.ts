import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { LiveMessage } from '@podium/contract';
import type { PublishedChange } from '../read-model/snapshot-follower.ts';
import { PendingChanges } from './pending-changes.ts';
import { ownBytes } from '../ground/own-bytes.ts';
import { Ring } from './ring.ts';
import type { RingItem } from './ring.ts';
import { Topics, matchesKeys, keysOfRequest } from './topics.ts';
import type { Topic } from './topics.ts';

/** Unsent bytes above which a reader is disconnected; it reconnects and resumes from its last id. */
const maxUnsentBytes = 256 * 1024;
/** Unsent bytes above which a reader's changes are held, merged by key, until the socket drains. */
const holdAboveBytes = 64 * 1024;
const lifeMs = 600_000;

const ping = Buffer.from(': ping\n\n');

export interface LiveLimits {
  /** Maximum number of streams. */
  readers: number;
  /** Maximum number of streams per client address. */
  perAddress: number;
  pingMs: number;
  /**
   * A reader that accepts no data for this long is disconnected. Longer than `pingMs`, so that there was data to
   * accept.
   */
  silenceMs: number;
  /** Time without a packet until the kernel starts to probe the peer; it gives up ten seconds later. */
  keepAliveMs: number;
}

const defaultLimits: LiveLimits = {
  readers: 20_000,
  perAddress: 2000,
  pingMs: 20_000,
  silenceMs: 40_000,
  keepAliveMs: 8000,
};

interface Reader {
  response: ServerResponse;
  /**
   * Socket of the response, which keeps it until the end. Events are written to it directly, because writing through
   * the response costs a quarter more per event.
   */
  socket: Socket;
  address: string;
  /** Monotonic milliseconds at which the stream ends, so that readers spread over all servers. */
  until: number;
  /**
   * Sequence number of the last change that the client has; may be ahead of ours if another process served it before.
   */
  since: number;
  held?: PendingChanges;
  /** Set when the response has started. */
  topic?: Topic<Reader>;
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  connection: 'close',
};

/** `GET /api/v1/live`: all readers share one Buffer per event, written to their sockets without framing. */
export class LiveHub {
  readonly #readers = new Set<Reader>();
  readonly #topics = new Topics<Reader>();
  readonly #perAddress = new Map<string, number>();
  /** Connections that carry a stream, or will as soon as an earlier response on them is finished. */
  readonly #taken = new WeakSet<Socket>();
  readonly #limits: LiveLimits;
  readonly #epoch: string;
  readonly #ring: Ring;
  readonly #timer: NodeJS.Timeout;
  /** Sequence number of the newest change sent to readers. */
  #position: number;

  /**
   * @param position sequence number of the newest change that documents include
   * @param floor `remembered` holds all changes after this number up to `position`, for readers of the previous process
   */
  constructor(
    epoch: string,
    position: number,
    floor = position,
    remembered: readonly PublishedChange[] = [],
    limits: Partial<LiveLimits> = {},
  ) {
    this.#epoch = epoch;
    this.#position = position;
    this.#limits = { ...defaultLimits, ...limits };
    this.#ring = new Ring(floor);
    for (const change of remembered) this.#ring.push(this.#item(change));
    this.#timer = setInterval(() => this.#beat(), this.#limits.pingMs).unref();
  }

  get readers(): number {
    return this.#readers.size;
  }

  get position(): string {
    return `${this.#epoch}-${this.#position}`;
  }

  publish(changes: readonly PublishedChange[]): void {
    if (changes.length === 0) return;
    this.#position = changes.at(-1)!.seq;
    const updatesByTopic = new Map<Topic<Reader>, { changes: PublishedChange[]; items: RingItem[] }>();
    for (const change of changes) {
      const item = this.#item(change);
      this.#ring.push(item);
      for (const topic of this.#topics.of(change.keys)) {
        const updates = updatesByTopic.get(topic) ?? { changes: [], items: [] };
        updatesByTopic.set(topic, updates);
        updates.changes.push(change);
        updates.items.push(item);
      }
    }
    for (const [topic, updates] of updatesByTopic) this.#notifyReaders(topic, updates.changes, updates.items);
  }

  /** Writes one Buffer to all readers of a topic. */
  #notifyReaders({ readers }: Topic<Reader>, changes: readonly PublishedChange[], items: readonly RingItem[]): void {
    const bytes = encodeItems(items);
    for (const reader of readers) {
      if (reader.held || reader.socket.writableLength > holdAboveBytes) this.#hold(reader, changes);
      else if (reader.since < items[0]!.seq) this.#send(reader, bytes);
      else this.#send(reader, encodeItems(items.filter((item) => item.seq > reader.since)));
    }
  }

  #item(change: PublishedChange): RingItem {
    return { seq: change.seq, at: change.at, bytes: this.#event(change), keys: change.keys };
  }

  #hold(reader: Reader, changes: readonly PublishedChange[]): void {
    reader.held ??= new PendingChanges();
    for (const change of changes) if (change.seq > reader.since) reader.held.add(change);
    if (reader.held.size + reader.socket.writableLength > maxUnsentBytes) this.#cut(reader);
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
    return ownBytes(`id: ${this.#epoch}-${change.seq}\nevent: change\ndata: ${JSON.stringify(message)}\n\n`);
  }

  #send(reader: Reader, bytes: Buffer): void {
    const { socket } = reader;
    if (bytes.length === 0) return;
    if (socket.destroyed || socket.writableLength > maxUnsentBytes) {
      this.#cut(reader);
      return;
    }
    socket.write(bytes);
  }

  #cut(reader: Reader): void {
    this.#forget(reader);
    reader.socket.destroy();
  }

  #forget(reader: Reader): void {
    if (!this.#readers.delete(reader)) return;
    if (reader.topic) this.#topics.leave(reader, reader.topic);
    const left = this.#perAddress.get(reader.address)! - 1;
    if (left > 0) this.#perAddress.set(reader.address, left);
    else this.#perAddress.delete(reader.address);
  }

  /**
   * Sends a ping or the current position, and ends expired streams. A held reader gets no ping, because it has data to
   * accept; if it accepts none, its socket times out.
   */
  #beat(): void {
    const now = performance.now();
    const place = this.#place();
    for (const reader of this.#readers) {
      if (now > reader.until) {
        this.#forget(reader);
        reader.response.end();
      } else if (!reader.held) {
        const isFiltered = reader.topic!.keys.length > 0 && reader.since <= this.#position;
        this.#send(reader, isFiltered ? place : ping);
      }
    }
  }

  /**
   * Event with the current position of the stream: a client that receives few changes resumes from here, not from the
   * last change it received.
   */
  #place(): Buffer {
    return Buffer.from(`id: ${this.position}\nevent: position\ndata: {}\n\n`);
  }

  /** Returns whether this connection carries a stream. Further requests on it can never be answered. */
  isTaken(socket: Socket): boolean {
    return this.#taken.has(socket);
  }

  /**
   * Answers a request with the stream. `Last-Event-ID` or `?position=` is the client's position, `?keys=` its
   * subscription. If an earlier response on the same connection is unfinished, the stream begins after it, and only
   * then counts as a client.
   */
  attach(request: IncomingMessage, response: ServerResponse, address: string): void {
    // Discard the request body.
    request.resume();
    if (request.method === 'HEAD') {
      response.writeHead(200, headers).end();
      return;
    }
    this.#taken.add(request.socket);
    if (response.socket) this.#open(request, response, address);
    else response.once('socket', () => this.#open(request, response, address));
  }

  #open(request: IncomingMessage, response: ServerResponse, address: string): void {
    const { socket } = request;
    const ofAddress = this.#perAddress.get(address) ?? 0;
    if (this.#readers.size >= this.#limits.readers || ofAddress >= this.#limits.perAddress) {
      this.#taken.delete(socket);
      response.writeHead(503, { 'retry-after': '10', 'content-length': '0' }).end();
      return;
    }
    socket.setNoDelay(true);
    socket.setTimeout(this.#limits.silenceMs);
    socket.setKeepAlive(true, this.#limits.keepAliveMs);
    const random = (min: number, max: number): number => Math.round(min + Math.random() * (max - min));
    const keys = keysOfRequest(request.url ?? '');
    const { rest, since } = this.#rest(lastPosition(request), keys);
    const until = performance.now() + random(lifeMs * 0.8, lifeMs * 1.2);
    const reader: Reader = { response, socket, address, since, until };
    socket.on('close', () => this.#forget(reader));
    socket.on('drain', () => this.#release(reader));
    // Without framing, all readers can be sent the same bytes; the end of the stream is the end of the connection.
    response.removeHeader('transfer-encoding');
    response.writeHead(200, headers);
    response.write(Buffer.concat([Buffer.from(`retry: ${random(3000, 10_000)}\n\n`), rest]));
    this.#readers.add(reader);
    reader.topic = this.#topics.join(reader, keys);
    this.#perAddress.set(address, ofAddress + 1);
  }

  #rest(position: string | undefined, keys: readonly string[]): { rest: Buffer; since: number } {
    if (position === undefined) return { rest: Buffer.from(`: ${this.position}\n\n`), since: this.#position };
    const [, epoch, text] = /^([0-9a-f]{1,16})-(\d{1,15})$/.exec(position) ?? [];
    const seq = Number(text);
    const rest =
      epoch === this.#epoch
        ? this.#ring.after(seq, (item) => matchesKeys(keys, item.keys))
        : { kind: 'reset' as const };
    if (rest.kind === 'rest') {
      const place = keys.length > 0 && seq < this.#position ? [this.#place()] : [];
      return { rest: Buffer.concat([encodeItems(rest.items), ...place]), since: Math.max(seq, this.#position) };
    }
    const reset = `id: ${this.position}\nevent: reset\ndata: ${JSON.stringify({ position: this.position })}\n\n`;
    return { rest: Buffer.from(reset), since: this.#position };
  }

  /** Ends every stream. Clients then reconnect to another server. */
  close(): void {
    clearInterval(this.#timer);
    for (const reader of this.#readers) this.#cut(reader);
  }
}

function encodeItems(items: readonly RingItem[]): Buffer {
  return items.length === 1 ? items[0]!.bytes : Buffer.concat(items.map((item) => item.bytes));
}

function lastPosition(request: IncomingMessage): string | undefined {
  const header = request.headers['last-event-id'];
  if (typeof header === 'string' && header !== '') return header;
  return new URLSearchParams(request.url?.split('?')[1] ?? '').get('position') ?? undefined;
}
