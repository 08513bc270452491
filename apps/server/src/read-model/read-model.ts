import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { Notices } from '../database/notices.ts';
import { openInstallation } from '../feed/installation.ts';
import { outboxChannel, readOutbox } from '../feed/outbox.ts';
import type { OutboxMessage } from '../feed/outbox.ts';
import type { Log } from '../log.ts';
import { readAddress } from './address.ts';
import type { ReadAddress, ReadRequest } from './address.ts';
import { DocumentStore } from './document-store.ts';
import type { StoredDocument } from './document-store.ts';
import { loadSnapshot, refreshSnapshot } from './snapshot/snapshot.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** A change as live readers hear of it, after the documents it touches have become stale. */
export interface PublishedChange {
  seq: number;
  kind: string;
  keys: string[];
  unit?: string;
  /** Epoch milliseconds. */
  at: number;
}

export interface ReadModelOptions {
  database: Database;
  log: Log;
  timeZone: string;
  gamesCode?: string;
  publish: (changes: readonly PublishedChange[]) => void;
}

/** At most so often are changes taken over: many messages in a burst cost one rebuild. */
const leastPauseMs = 30;
/** A missed notice is found after so long. */
const pollMs = 1000;
const outboxPage = 1000;
const mostAliases = 20_000;

/** The public documents of this process, kept up to date by the outbox. */
export class ReadModel {
  readonly store = new DocumentStore();
  readonly #options: ReadModelOptions;
  readonly #notices: Notices;
  readonly #aliases = new Map<string, ReadRequest>();
  #snapshot: Snapshot | undefined;
  #position = 0;
  #epoch = '';
  #isStopping = false;
  #following: Promise<void> = Promise.resolve();

  constructor(options: ReadModelOptions) {
    this.#options = options;
    this.#notices = new Notices(options.database, outboxChannel);
  }

  /** Reads the Games as they are; changes are followed from `start()` on. */
  async load(): Promise<void> {
    const { database, timeZone, gamesCode } = this.#options;
    const installation = await openInstallation(database.pool, gamesCode);
    this.#epoch = installation.epoch;
    this.#position = installation.lastSeq;
    this.#snapshot = await loadSnapshot(database.pool, timeZone);
  }

  start(): void {
    this.#following = this.#follow();
  }

  /** Number of the newest change that documents show. */
  get seq(): number {
    return this.#position;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#notices.notice();
    await this.#following;
    await this.#notices.close();
  }

  get epoch(): string {
    return this.#epoch;
  }

  get snapshot(): Snapshot | undefined {
    return this.#snapshot;
  }

  /** How far documents have come: read it before the data, and no change is lost between page and stream. */
  get position(): string {
    return `${this.#epoch}-${this.#position}`;
  }

  /** The document of a raw address (path and query) if it is ready: the fast lane's one question. */
  ready(url: string): StoredDocument | undefined {
    const request = this.#aliases.get(url);
    return request && this.store.ready(request.key);
  }

  /** Understands a raw address and remembers it for the fast lane. */
  address(url: string): ReadAddress {
    const known = this.#aliases.get(url);
    if (known) return { kind: 'read', request: known };
    const question = url.indexOf('?');
    const path = question === -1 ? url : url.slice(0, question);
    const found = readAddress(path, new URLSearchParams(question === -1 ? '' : url.slice(question)));
    if (found.kind === 'read') {
      if (this.#aliases.size >= mostAliases) this.#aliases.clear();
      this.#aliases.set(url, found.request);
    }
    return found;
  }

  /** undefined: there is no such thing. @throws when the database is away and nothing is remembered. */
  async document(request: ReadRequest): Promise<StoredDocument | undefined> {
    return this.store.get(request.key, async () => {
      const snapshot = this.#snapshot;
      if (!snapshot) return undefined;
      return request.read.build(
        { snapshot, language: request.language, pool: this.#options.database.pool },
        request.parameters as never,
      );
    });
  }

  /** A change of the past as it was published: with the days that its units stand on now. */
  published(message: OutboxMessage): PublishedChange {
    const days = new Set(
      message.keys.flatMap((key) => {
        const day = key.startsWith('unit:') ? this.#snapshot?.units.get(key.slice(5))?.day : undefined;
        return day ? [`day:${day}`] : [];
      }),
    );
    return published(message, [...message.keys, ...days]);
  }

  async #follow(): Promise<void> {
    let failures = 0;
    while (!this.#isStopping) {
      try {
        await this.#notices.listen();
        const startedAt = Date.now();
        const isMore = await this.#catchUp();
        failures = 0;
        if (!isMore && !this.#isStopping) await this.#notices.next(pollMs);
        const pause = leastPauseMs - (Date.now() - startedAt);
        if (pause > 0) await sleep(pause);
      } catch (error) {
        failures++;
        if (failures === 1)
          this.#options.log.warn(
            { error: (error as Error).message },
            'the database is away, documents stay as they are',
          );
        // It is tried again at the next turn.
        await this.#options.database.revive().catch(() => undefined);
        await sleep(Math.min(2000, 100 * 2 ** failures));
      }
    }
  }

  async #catchUp(): Promise<boolean> {
    const { database, timeZone, publish } = this.#options;
    const messages = await readOutbox(database.pool, this.#position, outboxPage);
    if (messages.length === 0) return false;
    const { snapshot, keys } = await refreshSnapshot(
      database.pool,
      this.#snapshot ?? (await loadSnapshot(database.pool, timeZone)),
      messages,
      timeZone,
    );
    this.#snapshot = snapshot;
    this.store.invalidate([...keys.values()].flat());
    this.#position = messages.at(-1)!.seq;
    publish(
      messages
        .filter((message) => message.partition === snapshot.partition)
        .map((message) => published(message, keys.get(message.seq)!)),
    );
    return messages.length === outboxPage;
  }
}

function published(message: OutboxMessage, keys: string[]): PublishedChange {
  return { seq: message.seq, kind: message.kind, keys, unit: message.unit, at: message.at };
}
