import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { readPath, veil } from '@podium/contract';
import type { Document, LanguageCode, ReadName, ReadParameters } from '@podium/contract';
import { dayKey, liveKeys, parseLiveKey, programmeKey } from '@podium/contract/live-keys';
import { LRUCache } from 'lru-cache';
import type { Alarms } from '../ground/alarms.ts';
import { ApiError } from '../ground/api-error.ts';
import type { Database } from '../database/database.ts';
import { FollowLoop } from '../database/follow-loop.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { openInstallation } from '../feed/installation.ts';
import { outboxChannel, readOutbox } from '../feed/outbox.ts';
import type { OutboxMessage } from '../feed/outbox.ts';
import { formatStack } from '../ground/log.ts';
import type { Log } from '../ground/log.ts';
import { isKnownFilter } from './known-filters.ts';
import { addressReader } from './address.ts';
import type { ReadAddress, ReadAddressOf, ReadRequest } from './address.ts';
import { DocumentStore } from './document-store.ts';
import type { Built } from './documents/document.ts';
import { sortKeys } from './sort-keys.ts';
import type { StoredDocument } from './document-store.ts';
import { nameOfBuild } from './failing-builds.ts';
import type { FailingBuild } from './failing-builds.ts';
import { raiseFeedAlarms } from './feed-alarms.ts';
import { withOurKeys } from './our-keys.ts';
import type { Read } from './reads.ts';
import { OtherGamesWatch } from './other-games-watch.ts';
import { unitFamily } from './programme/unit-state.ts';
import { veiledSnapshot } from './programme/veiled-snapshot.ts';
import { refreshSnapshot } from './snapshot/refresh.ts';
import { startUpkeep } from './store-upkeep.ts';
import { contradictedUnits, loadSnapshot, countOmittedRows } from './snapshot/snapshot.ts';
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

export interface ReadModelOptions {
  database: Database;
  /** Used for queries while a reader waits. */
  requestPool: pg.Pool;
  log: Log;
  alarms: Alarms;
  timeZone: string;
  settings: GamesSettings;
  gamesCode?: string;
  reads: readonly Read[];
  /** Called with the keys of documents that have just become stale; undefined: all documents. */
  onStale?: (keys?: readonly string[]) => void;
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
/** Size limit of the alias cache (characters). */
const maxAliases = 8_000_000;

/** The public documents of this process, kept current by reading the outbox. */
export class ReadModel {
  readonly store: DocumentStore;
  readonly #options: ReadModelOptions;
  readonly #loop: FollowLoop;
  readonly #others: OtherGamesWatch;
  readonly #readAddress: ReadAddressOf;
  /** Parsed requests by raw address. */
  readonly #aliases = new LRUCache<string, ReadRequest>({
    maxSize: maxAliases,
    sizeCalculation: ({ key }, url) => url.length + key.length,
  });
  #stopUpkeep = (): void => undefined;
  #snapshot: Snapshot | undefined;
  #position = 0;
  #epoch = '';
  /** Set after a failed refresh: the next one reloads the whole snapshot. */
  #mustReadWhole = false;

  constructor(options: ReadModelOptions) {
    this.#options = options;
    this.#readAddress = addressReader(options.reads);
    this.#loop = new FollowLoop({
      database: options.database,
      channel: outboxChannel,
      pollMs,
      pauseMs: minPauseMs,
      work: async () => this.#catchUp(),
      onFailure: (error, failures) => this.#cannotFollow(error, failures),
    });
    this.#others = new OtherGamesWatch(options.database.pool, options.alarms);
    this.store = new DocumentStore({ onFailing: (failing, first) => this.#documentsFail(failing, first) });
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

  get reads(): readonly Read[] {
    return this.#options.reads;
  }

  start(): void {
    this.#stopUpkeep = startUpkeep(this.store);
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
   * Whether documents include every change up to a position of the live stream, which may come from another process.
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
    this.#stopUpkeep();
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

  /** Cached document of a raw address (path and query), if current: the only lookup of the fast path. */
  ready(url: string): StoredDocument | undefined {
    const request = this.#aliases.get(url);
    return request && this.store.ready(request.key);
  }

  /** Parses a raw address and caches the result for the fast path. */
  address(url: string): ReadAddress {
    const alias = this.#aliases.get(url);
    if (alias) return { kind: 'read', request: alias, isLasting: true };
    const question = url.indexOf('?');
    const path = question === -1 ? url : url.slice(0, question);
    const snapshot = this.#snapshot;
    const isKnown = (name: string, value: string) => !snapshot || isKnownFilter(name, value, snapshot);
    const address = this.#readAddress(path, new URLSearchParams(question === -1 ? '' : url.slice(question)), isKnown);
    if (address.kind === 'read' && address.isLasting) this.#aliases.set(url, address.request);
    return address;
  }

  /**
   * The current snapshot.
   * @throws ApiError while the Games are loading
   */
  games(): Snapshot {
    if (this.#snapshot) return this.#snapshot;
    throw new ApiError('unavailable', 'The data is still loading. Try again shortly.', {
      headers: { 'retry-after': '2' },
    });
  }

  /** A document by the name of its read, as public readers get it; undefined if it does not exist. */
  async read<Name extends ReadName>(
    name: Name,
    language: LanguageCode,
    parameters: ReadParameters<Name>,
  ): Promise<Document<Name> | undefined> {
    const address = this.address(readPath(name, language, parameters));
    const document = address.kind === 'read' ? await this.document(address.request) : undefined;
    return document && (JSON.parse(document.bytes.identity.toString()) as Document<Name>);
  }

  /**
   * A document for one-time use: from the cache if current, otherwise built without being cached. undefined if it does
   * not exist.
   */
  async passing(url: string): Promise<{ json: string; keys: readonly string[] } | undefined> {
    const address = this.address(url);
    if (address.kind !== 'read') return undefined;
    const { request } = address;
    const ready = this.store.ready(request.key);
    if (ready) return { json: ready.bytes.identity.toString(), keys: ready.keys };
    const built = await this.#build(request);
    return built && { json: JSON.stringify({ ...built.body, keys: built.keys }), keys: built.keys };
  }

  /**
   * Returns undefined if the document does not exist.
   * @throws if the database is unreachable and no document is cached
   */
  async document(request: ReadRequest): Promise<StoredDocument | undefined> {
    this.games();
    return this.store.get(request.key, async () => this.#build(request));
  }

  /**
   * A document as it would be after uncommitted changes: built over a connection in whose transaction they were made,
   * and not cached.
   *
   * @returns its JSON; undefined if the document does not exist
   */
  async previewed(url: string, client: pg.ClientBase): Promise<string | undefined> {
    const address = this.address(url);
    if (address.kind === 'moved') return this.previewed(address.to, client);
    if (address.kind !== 'read') return undefined;
    const built = await this.#build(address.request, client as unknown as pg.Pool);
    return built && JSON.stringify({ ...built.body, keys: built.keys });
  }

  async #build(
    { read, language, isVeiled, parameters }: ReadRequest,
    pool: pg.Pool = this.#options.requestPool,
  ): Promise<Built | undefined> {
    const games = this.games();
    const snapshot = isVeiled ? veiledSnapshot(games) : games;
    const built = await read.build({ snapshot, language, pool }, parameters as never);
    if (!built) return undefined;
    return { ...built, body: isVeiled ? veiledBody(read, built.body) : built.body, keys: sortKeys(built.keys) };
  }

  /** An earlier change for live clients, with the keys of the days and events to which its units belong now. */
  published(message: OutboxMessage): PublishedChange {
    const programme = new Set(
      message.keys.flatMap((key) => {
        const { kind, of } = parseLiveKey(key) ?? { of: '' };
        const unit = kind === 'unit' ? this.#snapshot?.units.get(of) : undefined;
        return unit ? [...(unit.day ? [dayKey(unit.day)] : []), programmeKey(unitFamily(unit))] : [];
      }),
    );
    return published(message, [...withOurKeys(message.keys), ...programme]);
  }

  #take(snapshot: Snapshot): void {
    this.#snapshot = snapshot;
    const { alarms } = this.#options;
    alarms.set('row-left-out', countOmittedRows(snapshot));
    alarms.set('edit-contradicted', contradictedUnits(snapshot));
    alarms.set('refresh-failed', []);
    this.#mustReadWhole = false;
  }

  #documentsFail(failing: readonly FailingBuild[], first?: FailingBuild): void {
    const { alarms, log } = this.#options;
    if (first)
      log.error(
        { document: nameOfBuild(first), error: formatStack(first.error) },
        'a document cannot be built, it is tried again',
      );
    alarms.set(
      'document-outdated',
      failing.map((build) => `${nameOfBuild(build)} since ${new Date(build.since).toISOString()}`),
    );
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
    const stale = previous && [...keys.values()].flat();
    if (stale) this.store.invalidate(stale);
    else this.store.invalidateAll();
    onStale?.(stale);
    // Before the position advances: if the database becomes unreachable here, the same changes are read again.
    const kinds = previous ? messages.map(({ kind }) => kind) : undefined;
    await raiseFeedAlarms(this.#options.alarms, snapshot, database.pool, kinds);
    if (messages.length === 0) return false;
    this.#position = messages.at(-1)!.seq;
    publish(
      messages
        .filter((message) => message.partition === snapshot.partition)
        .map((message) => published(message, keys.get(message.seq)!)),
    );
    await this.#others.hear(messages, snapshot.partition);
    return messages.length === outboxPage;
  }
}

function veiledBody(read: Read, body: object): object {
  let removed = 0;
  const cut = veil(read.body, body as Record<string, unknown>, () => removed++);
  return removed > 0 ? { ...cut, isVeiled: true } : cut;
}

/** After a full reload, any document may differ from what readers have. */
function keysOfAll(messages: readonly OutboxMessage[]): Map<number, string[]> {
  return new Map(
    messages.map((message) => [message.seq, [...new Set([...withOurKeys(message.keys), liveKeys.games])]]),
  );
}

function published(message: OutboxMessage, keys: string[]): PublishedChange {
  return { seq: message.seq, kind: message.kind, keys, unit: message.unit, at: message.at };
}
