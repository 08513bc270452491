import type pg from 'pg';
import { readPath, veil } from '@podium/contract';
import type { Document, LanguageCode, ReadName, ReadParameters } from '@podium/contract';
import { LRUCache } from 'lru-cache';
import type { Alarms } from '../ground/alarms.ts';
import { ApiError } from '../ground/api-error.ts';
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
import type { Read } from './reads.ts';
import { veiledSnapshot } from './program/veiled-snapshot.ts';
import { SnapshotFollower } from './snapshot-follower.ts';
import type { SnapshotFollowerOptions } from './snapshot-follower.ts';
import { startUpkeep } from './store-upkeep.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

export interface ReadModelOptions extends Omit<SnapshotFollowerOptions, 'onStale'> {
  /** Used for queries while a reader waits. */
  requestPool: pg.Pool;
  reads: readonly Read[];
  /** Called with the keys of documents that have just become stale; undefined: all documents. */
  onStale?: SnapshotFollowerOptions['onStale'];
}

/** Size limit of the alias cache (characters). */
const maxAliases = 8_000_000;

/** The public documents of this process, built from the current snapshot. */
export class ReadModel {
  readonly store: DocumentStore;
  readonly follower: SnapshotFollower;
  readonly #options: { requestPool: pg.Pool; reads: readonly Read[]; alarms: Alarms; log: Log };
  readonly #readAddress: ReadAddressOf;
  /** Parsed requests by raw address. */
  readonly #aliases = new LRUCache<string, ReadRequest>({
    maxSize: maxAliases,
    sizeCalculation: ({ key }, url) => url.length + key.length,
  });
  #stopUpkeep = (): void => undefined;

  constructor(options: ReadModelOptions) {
    this.#options = options;
    this.#readAddress = addressReader(options.reads);
    this.store = new DocumentStore({ onFailing: (failing, first) => this.#documentsFail(failing, first) });
    this.follower = new SnapshotFollower({
      ...options,
      onStale: (keys) => {
        if (keys) this.store.invalidate(keys);
        else this.store.invalidateAll();
        options.onStale?.(keys);
      },
    });
  }

  get reads(): readonly Read[] {
    return this.#options.reads;
  }

  /** Begins to follow changes, after `follower.load()`. */
  start(): void {
    this.#stopUpkeep = startUpkeep(this.store);
    this.follower.start();
  }

  async stop(): Promise<void> {
    this.#stopUpkeep();
    await this.follower.stop();
  }

  get snapshot(): Snapshot | undefined {
    return this.follower.snapshot;
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
    const { snapshot } = this;
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
    if (this.snapshot) return this.snapshot;
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
}

function veiledBody(read: Read, body: object): object {
  let removed = 0;
  const cut = veil(read.body, body as Record<string, unknown>, () => removed++);
  return removed > 0 ? { ...cut, isVeiled: true } : cut;
}
