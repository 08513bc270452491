import { setTimeout as sleep } from 'node:timers/promises';
import { dayKey, liveKeys, parseLiveKey, programKey } from '@podium/contract/live-keys';
import type { Database } from '../database/database.ts';
import { FollowLoop } from '../database/follow-loop.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { openInstallation } from '../feed/installation.ts';
import { outboxChannel, readOutbox } from '../feed/outbox.ts';
import type { OutboxMessage } from '../feed/outbox.ts';
import type { Alarms } from '../ground/alarms.ts';
import { ApiError } from '../ground/api-error.ts';
import { formatStack } from '../ground/log.ts';
import type { Log } from '../ground/log.ts';
import { raiseFeedAlarms } from './feed-alarms.ts';
import { OtherGamesWatch } from './other-games-watch.ts';
import { withOurKeys } from './our-keys.ts';
import { unitFamily } from './program/unit-state.ts';
import { refreshSnapshot } from './snapshot/refresh.ts';
import { contradictedUnits, countOmittedRows, loadSnapshot } from './snapshot/snapshot.ts';
import type { GamesSettings, Snapshot } from './snapshot/snapshot.ts';

/** A change as sent to live clients, after the affected documents have become stale. */
export interface PublishedChange {
  seq: number;
  kind: string;
  keys: string[];
  unit?: string;
  /** Epoch milliseconds. */
  at: number;
}

export interface SnapshotFollowerOptions {
  database: Database;
  log: Log;
  alarms: Alarms;
  timeZone: string;
  settings: GamesSettings;
  gamesCode?: string;
  /** Called with the keys of documents that have just become stale; undefined: all documents. */
  onStale: (keys?: readonly string[]) => void;
  publish: (changes: readonly PublishedChange[]) => void;
}

/** Minimum interval between refreshes, so that a burst of messages causes one rebuild. */
const minPauseMs = 30;
/** Polling interval, in case a database notification is lost. */
const pollMs = 1000;
const outboxPage = 1000;
/**
 * Maximum waits for the snapshot (in `reached`, and for a reader whose live stream is ahead), and how often to check.
 */
const patienceMs = 10_000;
const readerPatienceMs = 1000;
const lookMs = 20;

/** Holds the snapshot of the Games, kept current by reading the outbox. */
export class SnapshotFollower {
  readonly #options: SnapshotFollowerOptions;
  readonly #loop: FollowLoop;
  readonly #others: OtherGamesWatch;
  #snapshot: Snapshot | undefined;
  #position = 0;
  #epoch = '';
  /** Set after a failed refresh: the next one reloads the whole snapshot. */
  #mustReadWhole = false;

  constructor(options: SnapshotFollowerOptions) {
    this.#options = options;
    this.#loop = new FollowLoop({
      database: options.database,
      channel: outboxChannel,
      pollMs,
      pauseMs: minPauseMs,
      work: async () => this.#catchUp(),
      onFailure: (error, failures) => this.#cannotFollow(error, failures),
    });
    this.#others = new OtherGamesWatch(options.database.pool, options.alarms);
  }

  /** Loads the current Games. `start()` begins to follow changes. */
  async load(): Promise<void> {
    const { database, timeZone, settings, gamesCode } = this.#options;
    const installation = await openInstallation(database.pool, gamesCode);
    this.#epoch = installation.epoch;
    this.#position = installation.lastSeq;
    try {
      const snapshot = await loadSnapshot(database.pool, timeZone, settings);
      this.#take(snapshot);
      await raiseFeedAlarms(this.#options.alarms, snapshot, database.pool);
      await this.#others.open(snapshot.partition);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      // The process starts regardless: health reports the problem, reads answer 503, and loading is retried.
      this.#cannotRefresh(error);
    }
  }

  start(): void {
    this.#loop.start();
  }

  /** Sequence number of the newest change that documents include. */
  get seq(): number {
    return this.#position;
  }

  /**
   * Resolves once documents include a change.
   * @throws ApiError 503 after 10 seconds
   */
  async reached(seq: number): Promise<void> {
    for (const end = performance.now() + patienceMs; this.#position < seq; await sleep(lookMs))
      if (performance.now() > end)
        throw new ApiError('unavailable', `Change ${seq} is not shown yet.`, { headers: { 'retry-after': '5' } });
  }

  /**
   * Returns whether documents include every change up to a position of the live stream, which may come from another process.
   * Returns true for no position or one of another epoch.
   */
  includes(position: string | undefined): boolean {
    if (position === undefined) return true;
    const [, epoch, seq] = /^(.+)-(\d{1,15})$/u.exec(position) ?? [];
    return epoch !== this.#epoch || Number(seq) <= this.#position;
  }

  /**
   * Waits up to one second until `includes(position)`.
   * @returns whether it does
   */
  async caughtUp(position: string | undefined): Promise<boolean> {
    for (const end = performance.now() + readerPatienceMs; !this.includes(position); await sleep(lookMs))
      if (performance.now() > end) return false;
    return true;
  }

  async stop(): Promise<void> {
    await this.#loop.stop();
  }

  get epoch(): string {
    return this.#epoch;
  }

  get snapshot(): Snapshot | undefined {
    return this.#snapshot;
  }

  /**
   * Position of the documents in the live stream. Read it before the data, so that no change is lost between the two.
   */
  get position(): string {
    return `${this.#epoch}-${this.#position}`;
  }

  /** An earlier change for live clients, with the keys of the days and events to which its units belong now. */
  published(message: OutboxMessage): PublishedChange {
    const program = new Set(
      message.keys.flatMap((key) => {
        const { kind, of } = parseLiveKey(key) ?? { of: '' };
        const unit = kind === 'unit' ? this.#snapshot?.units.get(of) : undefined;
        return unit ? [...(unit.day ? [dayKey(unit.day)] : []), programKey(unitFamily(unit))] : [];
      }),
    );
    return toPublished(message, [...withOurKeys(message.keys), ...program]);
  }

  #take(snapshot: Snapshot): void {
    this.#snapshot = snapshot;
    const { alarms } = this.#options;
    alarms.set('row-left-out', countOmittedRows(snapshot));
    alarms.set('edit-contradicted', contradictedUnits(snapshot));
    alarms.set('refresh-failed', []);
    this.#mustReadWhole = false;
  }

  /** Logs only the first of consecutive failures; readers keep getting the cached documents. */
  #cannotRefresh(error: unknown): void {
    if (!this.#mustReadWhole)
      this.#options.log.error(
        { error: formatStack(error) },
        'the snapshot cannot be brought up to date, it is read whole',
      );
    this.#mustReadWhole = true;
    this.#options.alarms.set('refresh-failed', [`after change ${this.#position}`]);
  }

  #cannotFollow(error: unknown, failures: number): void {
    if (!isDatabaseAway(error)) this.#cannotRefresh(error);
    else if (failures === 1)
      this.#options.log.warn({ error: (error as Error).message }, 'the database is away, documents stay as they are');
  }

  async #catchUp(): Promise<boolean> {
    const { database, timeZone, settings, onStale, publish } = this.#options;
    const messages = await readOutbox(database.pool, this.#position, outboxPage);
    if (messages.length === 0 && !this.#mustReadWhole) {
      await this.#others.hear([], this.#snapshot?.partition ?? 0);
      return false;
    }
    // After a failed refresh the old snapshot may be half updated, so it is reloaded.
    const previous = this.#mustReadWhole ? undefined : this.#snapshot;
    const { snapshot, keys } = previous
      ? await refreshSnapshot(database.pool, previous, messages, timeZone, settings)
      : { snapshot: await loadSnapshot(database.pool, timeZone, settings), keys: keysOfAll(messages) };
    this.#take(snapshot);
    onStale(previous && [...keys.values()].flat());
    // Before the position advances: if the database becomes unreachable here, the same changes are read again.
    const kinds = previous ? messages.map(({ kind }) => kind) : undefined;
    await raiseFeedAlarms(this.#options.alarms, snapshot, database.pool, kinds);
    if (messages.length === 0) return false;
    this.#position = messages.at(-1)!.seq;
    publish(
      messages
        .filter((message) => message.partition === snapshot.partition)
        .map((message) => toPublished(message, keys.get(message.seq)!)),
    );
    await this.#others.hear(messages, snapshot.partition);
    return messages.length === outboxPage;
  }
}

/** After a full reload, any document may differ from what readers have. */
function keysOfAll(messages: readonly OutboxMessage[]): Map<number, string[]> {
  return new Map(
    messages.map((message) => [message.seq, [...new Set([...withOurKeys(message.keys), liveKeys.games])]]),
  );
}

function toPublished(message: OutboxMessage, keys: string[]): PublishedChange {
  return { seq: message.seq, kind: message.kind, keys, unit: message.unit, at: message.at };
}
