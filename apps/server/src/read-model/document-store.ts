/**
 * Prepared answers in memory. Built when first asked for, once however many ask at the same time; stale when a change
 * names one of their keys; while the database is away the last one stays good. One that cannot be built for another reason
 * is answered by the one before it for a few minutes, then by the error: what it says of people may have been taken back.
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
  /** What makes it stale. */
  keys: readonly string[];
  /** Answered, not kept. */
  isTransient: boolean;
  isSmallest: boolean;
  /** Head lines by encoding as the edge has written them once; emptied when the bytes change. */
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

/** A build under way. */
interface Flight {
  document?: Promise<StoredDocument | undefined>;
  /** Keys that changed meanwhile: what it read may be old already. */
  changed: Set<string>;
  isAllChanged: boolean;
}

interface StoreLimits {
  documents: number;
  bytes: number;
}

const defaultLimits: StoreLimits = { documents: 20_000, bytes: 192 * 1024 * 1024 };
const settledMs = 5000;
/** How long an old document may be served if it cannot be rebuilt. */
const fallbackMs = 5 * 60_000;

type Build = () => Promise<BuiltDocument | undefined>;

export interface StoreOptions {
  limits?: Partial<StoreLimits>;
  /** Receives the documents that cannot be built; `first` has just begun to fail. */
  onFailing?: (failing: readonly FailingBuild[], first?: FailingBuild) => void;
}

export class DocumentStore {
  /** The least recently asked for go first. */
  readonly #entries: LRUCache<string, Entry>;
  readonly #index = new KeyIndex();
  readonly #flights = new Map<string, Flight>();
  readonly #failing: FailingBuilds;
  /** How many documents were built, for measurements and tests of single flight. */
  builds = 0;

  constructor({ limits, onFailing = () => undefined }: StoreOptions = {}) {
    const { documents, bytes } = { ...defaultLimits, ...limits };
    this.#entries = new LRUCache({
      max: documents,
      maxSize: bytes,
      sizeCalculation: ({ document }) => sizeOf(document),
      dispose: ({ document }, key) => this.#index.remove(key, document.keys),
    });
    this.#failing = new FailingBuilds(onFailing);
  }

  /** A document that is ready and current, without waiting. */
  ready(key: string): StoredDocument | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.isStale) return undefined;
    entry.hits++;
    return entry.document;
  }

  /**
   * The document of a key, built if need be.
   * @param build undefined where there is no such thing; an error leaves the last good document standing for a while.
   */
  async get(key: string, build: Build): Promise<StoredDocument | undefined> {
    const ready = this.ready(key);
    if (ready) return ready;
    const pausing = this.#failing.pausing(key, performance.now());
    if (pausing) return this.#standIn(key, pausing);
    const underWay = this.#flights.get(key);
    if (underWay && (underWay.isAllChanged || underWay.changed.size > 0)) {
      // It began before a change that the caller may know about. Its failure concerns only earlier callers.
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
      else this.#keep(key, document, flight.isAllChanged || document.keys.some((one) => flight.changed.has(one)));
      return document;
    } catch (error) {
      if (!isDatabaseAway(error)) {
        const again = async (): Promise<unknown> => this.get(key, build);
        const isKnown = this.#entries.has(key) || !key.includes('{');
        return this.#standIn(key, this.#failing.add({ key, error, isKnown, again }, performance.now()));
      }
      const last = this.#entries.peek(key);
      if (last) return last.document;
      throw error;
    }
  }

  #keep(key: string, document: StoredDocument, isStale: boolean): void {
    // Setting it disposes of the one before, which leaves the index.
    this.#entries.set(key, { document, isStale, hits: 0, builtAt: performance.now() });
    if (this.#entries.has(key)) this.#index.add(key, document.keys);
  }

  /** Marks what depends on the changed keys as stale. */
  invalidate(named: Iterable<string>): void {
    const keys = touchedKeys(named);
    for (const { changed } of this.#flights.values()) for (const key of keys) changed.add(key);
    for (const name of this.#index.of(keys)) this.#entries.peek(name)!.isStale = true;
  }

  /** Everything is built again when it is asked for next. */
  invalidateAll(): void {
    for (const flight of this.#flights.values()) flight.isAllChanged = true;
    for (const entry of this.#entries.values()) entry.isStale = true;
  }

  /** Tries one of the documents that could not be built again, whether anybody asks for it or not. */
  async retryOne(): Promise<void> {
    // How it went is remembered; nobody waits for this one.
    await this.#failing
      .due(performance.now())
      ?.again()
      .catch(() => undefined);
  }

  /** Replaces quick compression by the best in one settled document that is asked for. @returns whether there was one. */
  async shrinkOne(): Promise<boolean> {
    const now = performance.now();
    for (const entry of this.#entries.values()) {
      const { document } = entry;
      const { identity, br } = document.bytes;
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

  /** The previous document, while it may be served instead. @throws the error of the build */
  #standIn(key: string, { startedAt, error }: FailingBuild): StoredDocument {
    const last = this.#entries.peek(key);
    if (last && performance.now() - startedAt < fallbackMs) return last.document;
    throw error;
  }
}

/** With what it will take when somebody has asked for it packed: a quarter for each encoding, and some bytes. */
const sizeOf = ({ bytes }: StoredDocument): number => Math.ceil(bytes.identity.length * 1.5) + 64;

function storedDocument({ body, keys, isTransient = false }: BuiltDocument): StoredDocument {
  const answer = prepareAnswer(JSON.stringify({ ...body, keys }));
  return { ...answer, keys, isTransient, isSmallest: false, heads: {} };
}
