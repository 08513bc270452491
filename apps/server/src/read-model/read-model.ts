import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { readPath, veil } from '@podium/contract';
import type { Document, LanguageCode, ReadName, ReadParameters } from '@podium/contract';
import { dayKey, liveKeys, parseLiveKey, programmeKey } from '@podium/contract/live-keys';
import { LRUCache } from 'lru-cache';
import type { Alarms } from '../alarms.ts';
import { ApiError } from '../api-error.ts';
import type { Database } from '../database/database.ts';
import { FollowLoop } from '../database/follow-loop.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { openInstallation } from '../feed/installation.ts';
import { outboxChannel, readOutbox } from '../feed/outbox.ts';
import type { OutboxMessage } from '../feed/outbox.ts';
import { stackOf } from '../log.ts';
import type { Log } from '../log.ts';
import { isKnownFilter } from './known-filters.ts';
import { addressReader } from './address.ts';
import type { ReadAddress, ReadAddressOf, ReadRequest } from './address.ts';
import { DocumentStore } from './document-store.ts';
import type { Built } from './documents/document.ts';
import type { StoredDocument } from './document-store.ts';
import { nameOfBuild } from './failing-builds.ts';
import type { FailingBuild } from './failing-builds.ts';
import { raiseFeedAlarms } from './feed-alarms.ts';
import { withOurKeys } from './our-keys.ts';
import type { Read } from './reads.ts';
import { OtherGamesWatch } from './other-games-watch.ts';
import { familyOf } from './programme/unit-state.ts';
import { veiledSnapshot } from './programme/veiled-snapshot.ts';
import { refreshSnapshot } from './snapshot/refresh.ts';
import { startUpkeep } from './store-upkeep.ts';
import { contradictedUnits, loadSnapshot, rowsLeftOut } from './snapshot/snapshot.ts';
import type { GamesSettings, Snapshot } from './snapshot/snapshot.ts';

/** A change as live clients receive it, after the documents it touches have become stale. */
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
  /** For what a reader waits for. */
  requestPool: pg.Pool;
  log: Log;
  alarms: Alarms;
  timeZone: string;
  settings: GamesSettings;
  gamesCode?: string;
  reads: readonly Read[];
  /** Receives keys whose documents have just become stale; undefined: all of them. */
  onStale?: (keys?: readonly string[]) => void;
  publish: (changes: readonly PublishedChange[]) => void;
}

/** At most so often are changes taken over: many messages in a burst cost one rebuild. */
const minPauseMs = 30;
/** A missed notice is found after so long. */
const pollMs = 1000;
const outboxPage = 1000;
/** How long a follower waits for the snapshot, and a reader whose live stream was ahead; and how often they look. */
const patienceMs = 10_000;
const readerPatienceMs = 1000;
const lookMs = 20;
/** In characters. */
const maxAliases = 8_000_000;

/** The public documents of this process, kept up to date by the outbox. */
export class ReadModel {
  readonly store: DocumentStore;
  readonly #options: ReadModelOptions;
  readonly #loop: FollowLoop;
  readonly #others: OtherGamesWatch;
  readonly #readAddress: ReadAddressOf;
  /** What was understood of addresses as they are asked for. */
  readonly #aliases = new LRUCache<string, ReadRequest>({
    maxSize: maxAliases,
    sizeCalculation: ({ key }, url) => url.length + key.length,
  });
  #stopUpkeep = (): void => undefined;
  #snapshot: Snapshot | undefined;
  #position = 0;
  #epoch = '';
  /** The last refresh failed: the next one starts from nothing. */
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

  /** Reads the Games as they are; changes are followed from `start()` on. */
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
      // The process starts anyway: it reports the problem in health, answers 503, and retries.
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

  /** Number of the newest change that documents show. */
  get seq(): number {
    return this.#position;
  }

  /** Resolves once documents show a change. @throws Error if that takes too long */
  async reached(seq: number): Promise<void> {
    for (const end = performance.now() + patienceMs; this.#position < seq; await sleep(lookMs))
      if (performance.now() > end) throw new Error(`The snapshot did not reach change ${seq} in time.`);
  }

  /**
   * Whether documents show every change up to a position of the live stream. A reader may have heard of one from another
   * process. A position of another epoch, or none, says nothing.
   */
  includes(position: string | undefined): boolean {
    if (position === undefined) return true;
    const [, epoch, seq] = /^(.+)-(\d{1,15})$/u.exec(position) ?? [];
    return epoch !== this.#epoch || Number(seq) <= this.#position;
  }

  /** Waits a moment until `includes(position)`. @returns whether it does */
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
    if (known) return { kind: 'read', request: known, isLasting: true };
    const question = url.indexOf('?');
    const path = question === -1 ? url : url.slice(0, question);
    const snapshot = this.#snapshot;
    const isKnown = (name: string, value: string) => !snapshot || isKnownFilter(name, value, snapshot);
    const found = this.#readAddress(path, new URLSearchParams(question === -1 ? '' : url.slice(question)), isKnown);
    if (found.kind === 'read' && found.isLasting) this.#aliases.set(url, found.request);
    return found;
  }

  /** The snapshot that there must be. @throws ApiError while the Games are being read */
  games(): Snapshot {
    if (this.#snapshot) return this.#snapshot;
    throw new ApiError('unavailable', 'The data is still loading. Try again shortly.', {
      headers: { 'retry-after': '2' },
    });
  }

  /** A document by the name of its read, as readers get it; undefined: there is no such thing. */
  async read<Name extends ReadName>(
    name: Name,
    language: LanguageCode,
    parameters: ReadParameters<Name>,
  ): Promise<Document<Name> | undefined> {
    const address = this.address(readPath(name, language, parameters));
    const document = address.kind === 'read' ? await this.document(address.request) : undefined;
    return document && (JSON.parse(document.bytes.identity.toString()) as Document<Name>);
  }

  /** A document for one use: from memory if it is there, else built and not kept. undefined: there is no such thing. */
  async passing(url: string): Promise<{ json: string; keys: readonly string[] } | undefined> {
    const address = this.address(url);
    if (address.kind !== 'read') return undefined;
    const { request } = address;
    const ready = this.store.ready(request.key);
    if (ready) return { json: ready.bytes.identity.toString(), keys: ready.keys };
    const built = await this.#build(request);
    return built && { json: JSON.stringify({ ...built.body, keys: built.keys }), keys: built.keys };
  }

  /** undefined: there is no such thing. @throws when the database is away and nothing is remembered. */
  async document(request: ReadRequest): Promise<StoredDocument | undefined> {
    this.games();
    return this.store.get(request.key, async () => this.#build(request));
  }

  /**
   * A document as it would be, read through a connection whose transaction has changed something; it is not kept.
   *
   * @returns its JSON; undefined: there is no such thing
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
    return isVeiled && built ? { ...built, body: veiledBody(read, built.body) } : built;
  }

  /** A change of the past as it was published: with the days and programmes that its units stand in now. */
  published(message: OutboxMessage): PublishedChange {
    const programme = new Set(
      message.keys.flatMap((key) => {
        const { kind, of } = parseLiveKey(key) ?? { of: '' };
        const unit = kind === 'unit' ? this.#snapshot?.units.get(of) : undefined;
        return unit ? [...(unit.day ? [dayKey(unit.day)] : []), programmeKey(familyOf(unit))] : [];
      }),
    );
    return published(message, [...withOurKeys(message.keys), ...programme]);
  }

  #take(snapshot: Snapshot): void {
    this.#snapshot = snapshot;
    const { alarms } = this.#options;
    alarms.set('row-left-out', rowsLeftOut(snapshot));
    alarms.set('edit-contradicted', contradictedUnits(snapshot));
    alarms.set('refresh-failed', []);
    this.#mustReadWhole = false;
  }

  #documentsFail(failing: readonly FailingBuild[], first?: FailingBuild): void {
    const { alarms, log } = this.#options;
    if (first)
      log.error(
        { document: nameOfBuild(first), error: stackOf(first.error) },
        'a document cannot be built, it is tried again',
      );
    alarms.set(
      'document-outdated',
      failing.map((one) => `${nameOfBuild(one)} since ${new Date(one.since).toISOString()}`),
    );
  }

  /** Said once, however often it is tried; readers get the documents there are. */
  #cannotRefresh(error: unknown): void {
    if (!this.#mustReadWhole)
      this.#options.log.error({ error: stackOf(error) }, 'the snapshot cannot be brought up to date, it is read whole');
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
    // After a refresh that failed nothing of the old snapshot is relied on.
    const known = this.#mustReadWhole ? undefined : this.#snapshot;
    const { snapshot, keys } = known
      ? await refreshSnapshot(database.pool, known, messages, timeZone, settings)
      : { snapshot: await loadSnapshot(database.pool, timeZone, settings), keys: keysOfAll(messages) };
    this.#take(snapshot);
    const stale = known && [...keys.values()].flat();
    if (stale) this.store.invalidate(stale);
    else this.store.invalidateAll();
    onStale?.(stale);
    // Before the position moves: should the database leave meanwhile, the same changes are taken over again.
    const kinds = known ? messages.map(({ kind }) => kind) : undefined;
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

/** After a whole reading anything may differ from what readers have. */
function keysOfAll(messages: readonly OutboxMessage[]): Map<number, string[]> {
  return new Map(
    messages.map((message) => [message.seq, [...new Set([...withOurKeys(message.keys), liveKeys.games])]]),
  );
}

function published(message: OutboxMessage, keys: string[]): PublishedChange {
  return { seq: message.seq, kind: message.kind, keys, unit: message.unit, at: message.at };
}
