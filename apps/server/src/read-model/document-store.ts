/**
 * Prepared answers in memory. An answer is built on first request (concurrent requests share one build) and becomes
 * stale when a change names one of its keys. While the database is unreachable, the last good answer is served. If a
 * build fails for another reason, the previous answer is served for a few minutes and then the error, because personal
 * data in it may have been withdrawn.
 */
import { touchedKeys } from '@podium/contract/live-keys';
import { LRUCache } from 'lru-cache';
import { compressBrotli } from '../answers/compress.ts';
import type { Encoding } from '../answers/compress.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { prepareAnswer } from '../answers/prepared-answer.ts';
import type { PreparedAnswer } from '../answers/prepared-answer.ts';
import { FailingBuilds } from './failing-builds.ts';
import type { FailingBuild } from './failing-builds.ts';
import { KeyIndex } from './key-index.ts';

export interface StoredDocument extends PreparedAnswer {
  /** Live keys whose change makes the document stale. */
  keys: readonly string[];
  /** Served once, not cached. */
  isTransient: boolean;
  isSmallest: boolean;
  /** Serialized response headers by encoding, written by the edge on first use; cleared when the bytes change. */
  heads: Partial<Record<Encoding, string[]>>;
}

interface BuiltDocument {
  body: object;
  keys: readonly string[];
  isTransient?: boolean;
}

interface Entry {
  document: StoredDocument;
  isStale: boolean;
  hits: number;
  builtAt: number;
}

/** A build in progress. */
interface Flight {
  document?: Promise<StoredDocument | undefined>;
  /** Keys that changed during the build: the data it read may already be outdated. */
  changed: Set<string>;
  isAllChanged: boolean;
}

interface StoreLimits {
  documents: number;
  bytes: number;
}

const defaultLimits: StoreLimits = { documents: 20_000, bytes: 192 * 1024 * 1024 };
const settledMs = 5000;
/** The best compression takes about two seconds a megabyte; a longer document would occupy a core for too long. */
const maxShrunkBytes = 4 * 1024 * 1024;
/** Time for which the previous document is served while a rebuild fails. */
const fallbackMs = 5 * 60_000;

type Build = () => Promise<BuiltDocument | undefined>;

export interface StoreOptions {
  limits?: Partial<StoreLimits>;
  /** Called with the documents that cannot be built; `first` is set when a document fails for the first time. */
  onFailing?: (failing: readonly FailingBuild[], first?: FailingBuild) => void;
}

export class DocumentStore {
  readonly #entries: LRUCache<string, Entry>;
  readonly #index = new KeyIndex();
  readonly #flights = new Map<string, Flight>();
  readonly #failing: FailingBuilds;
  /** Number of builds, for measurements and single-flight tests. */
  builds = 0;

  constructor({ limits, onFailing = () => undefined }: StoreOptions = {}) {
    const { documents, bytes } = { ...defaultLimits, ...limits };
    this.#entries = new LRUCache({
      max: documents,
      maxSize: bytes,
      sizeCalculation: ({ document }) => documentSize(document),
      dispose: ({ document }, key) => this.#index.remove(key, document.keys),
    });
    this.#failing = new FailingBuilds(onFailing);
  }

  /** The cached document if it is current; never waits for a build. */
  ready(key: string): StoredDocument | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.isStale) return undefined;
    entry.hits++;
    return entry.document;
  }

  /**
   * Returns the document for a key, building it if necessary.
   * @param build returns undefined if the document does not exist; if it throws, the last good document is served for a
   * few minutes
   */
  async get(key: string, build: Build): Promise<StoredDocument | undefined> {
    const ready = this.ready(key);
    if (ready) return ready;
    const pausing = this.#failing.pausing(key, performance.now());
    if (pausing) return this.#standIn(key, pausing);
    const underWay = this.#flights.get(key);
    if (underWay && (underWay.isAllChanged || underWay.changed.size > 0)) {
      // This build began before a change that the caller may know about. Its failure concerns only earlier callers.
      await underWay.document?.catch(() => undefined);
      return this.get(key, build);
    }
    const flight: Flight = underWay ?? { changed: new Set(), isAllChanged: false };
    this.#flights.set(key, flight);
    flight.document ??= this.#build(key, build, flight).finally(() => this.#flights.delete(key));
    return flight.document;
  }

  async #build(key: string, build: Build, flight: Flight): Promise<StoredDocument | undefined> {
    try {
      const built = await build();
      this.#failing.remove(key);
      if (!built) {
        this.#entries.delete(key);
        return undefined;
      }
      this.builds++;
      const document = storedDocument(built);
      if (document.isTransient) this.#entries.delete(key);
      else this.#keep(key, document, flight.isAllChanged || document.keys.some((key) => flight.changed.has(key)));
      return document;
    } catch (error) {
      if (!isDatabaseAway(error)) {
        const retry = async (): Promise<unknown> => this.get(key, build);
        const isKnown = this.#entries.has(key) || !key.includes('{');
        return this.#standIn(key, this.#failing.add({ key, error, isKnown, again: retry }, performance.now()));
      }
      const last = this.#entries.peek(key);
      if (last) return last.document;
      throw error;
    }
  }

  #keep(key: string, document: StoredDocument, isStale: boolean): void {
    // `set` disposes of the previous entry, which removes it from the index.
    this.#entries.set(key, { document, isStale, hits: 0, builtAt: performance.now() });
    if (this.#entries.has(key)) this.#index.add(key, document.keys);
  }

  /** Marks documents that depend on the changed keys as stale. */
  invalidate(named: Iterable<string>): void {
    const keys = touchedKeys(named);
    for (const { changed } of this.#flights.values()) for (const key of keys) changed.add(key);
    for (const name of this.#index.of(keys)) this.#entries.peek(name)!.isStale = true;
  }

  invalidateAll(): void {
    for (const flight of this.#flights.values()) flight.isAllChanged = true;
    for (const entry of this.#entries.values()) entry.isStale = true;
  }

  /** Retries one document whose build failed, without waiting for a request. */
  async retryOne(): Promise<void> {
    // FailingBuilds records the outcome; no caller needs the error.
    await this.#failing
      .due(performance.now())
      ?.again()
      .catch(() => undefined);
  }

  /**
   * Recompresses one settled, repeatedly requested document at the best level.
   * @returns true if a document was recompressed
   */
  async shrinkOne(): Promise<boolean> {
    const now = performance.now();
    for (const entry of this.#entries.values()) {
      const { document } = entry;
      const { identity, br } = document.bytes;
      if (identity.length > maxShrunkBytes) continue;
      if (document.isSmallest || !br || entry.isStale || entry.hits < 2 || now - entry.builtAt < settledMs) continue;
      document.isSmallest = true;
      const smaller = await compressBrotli(identity, 11);
      if (smaller.length < br.length) {
        document.bytes.br = smaller;
        document.heads.br = undefined;
      }
      return true;
    }
    return false;
  }

  get size(): { documents: number; bytes: number } {
    return { documents: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  /**
   * The previous document while the fallback period lasts.
   * @throws the build error after that
   */
  #standIn(key: string, { startedAt, error }: FailingBuild): StoredDocument {
    const last = this.#entries.peek(key);
    if (last && performance.now() - startedAt < fallbackMs) return last.document;
    throw error;
  }
}

/** Estimated memory use: the bytes, a quarter more for each compressed encoding, and a small overhead. */
const documentSize = ({ bytes }: StoredDocument): number => Math.ceil(bytes.identity.length * 1.5) + 64;

function storedDocument({ body, keys, isTransient = false }: BuiltDocument): StoredDocument {
  const prepared = prepareAnswer(JSON.stringify({ ...body, keys }));
  return { ...prepared, keys, isTransient, isSmallest: false, heads: {} };
}
