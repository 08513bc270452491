/**
 * Prepared answers in memory. Built when first asked for, once however many ask at the same time; stale when a change
 * names one of their keys; while the database is away the last one stays good. One that cannot be built for another reason
 * is answered by the one before it for a few minutes, then by the error: what it says of people may have been taken back.
 */
import { createHash } from 'node:crypto';
import { compressBrotli, compressGzip } from './compress.ts';
import type { Encoding } from './compress.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { FailingBuilds } from './failing-builds.ts';
import type { FailingBuild } from './failing-builds.ts';

export interface StoredDocument {
  /** Strong, by content: `"3f1c…"`; each encoding adds its own suffix. */
  hash: string;
  bytes: Record<Encoding, Buffer>;
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
  document?: StoredDocument;
  keys: ReadonlySet<string>;
  isStale: boolean;
  building?: Promise<StoredDocument | undefined>;
  /** As it was asked for last. */
  build?: Build;
  /** Keys that changed while a build was under way: what it read may be old already. */
  changedMeanwhile: Set<string>;
  hits: number;
  builtAt: number;
  size: number;
}

export interface StoreLimits {
  documents: number;
  bytes: number;
}

const defaultLimits: StoreLimits = { documents: 6000, bytes: 192 * 1024 * 1024 };
const settledMs = 5000;
/** So long a document may stand in for one that cannot be built. */
const standInMs = 5 * 60_000;

type Build = () => Promise<BuiltDocument | undefined>;

export interface StoreOptions {
  limits?: StoreLimits;
  /** Hears which documents cannot be built; `first` is one that has just begun to fail. */
  onFailing?: (failing: readonly FailingBuild[], first?: FailingBuild) => void;
}

export class DocumentStore {
  readonly #entries = new Map<string, Entry>();
  readonly #limits: StoreLimits;
  readonly #failing: FailingBuilds;
  #bytes = 0;
  /** How many documents were built, for measurements and tests of single flight. */
  builds = 0;

  constructor({ limits = defaultLimits, onFailing = () => undefined }: StoreOptions = {}) {
    this.#limits = limits;
    this.#failing = new FailingBuilds(onFailing);
  }

  /** A document that is ready and current, without waiting. */
  ready(key: string): StoredDocument | undefined {
    const entry = this.#entries.get(key);
    if (!entry?.document || entry.isStale) return undefined;
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
    let entry = this.#entries.get(key);
    if (!entry) {
      entry = { keys: new Set(), isStale: true, changedMeanwhile: new Set(), hits: 0, builtAt: 0, size: 0 };
      this.#entries.set(key, entry);
    }
    const pausing = this.#failing.pausing(key, Date.now());
    if (pausing) return standIn(entry, pausing);
    entry.build = build;
    entry.building ??= this.#build(key, entry, build);
    return entry.building;
  }

  async #build(key: string, entry: Entry, build: Build): Promise<StoredDocument | undefined> {
    entry.changedMeanwhile.clear();
    try {
      const built = await build();
      this.#failing.remove(key);
      if (!built) {
        this.#forget(key, entry);
        return undefined;
      }
      this.builds++;
      const document = await storedDocument(built.body);
      if (built.isTransient) {
        this.#forget(key, entry);
        return document;
      }
      this.#bytes -= entry.size;
      entry.document = document;
      entry.keys = new Set(built.keys);
      entry.isStale = [...entry.keys].some((one) => entry.changedMeanwhile.has(one));
      entry.builtAt = Date.now();
      entry.size = document.bytes.identity.length + document.bytes.br.length + document.bytes.gzip.length;
      this.#bytes += entry.size;
      this.#evict();
      return document;
    } catch (error) {
      if (!isDatabaseAway(error)) {
        const failing = this.#failing.add(key, error, Date.now());
        this.#evict();
        return standIn(entry, failing);
      }
      if (entry.document) return entry.document;
      this.#forget(key, entry);
      throw error;
    } finally {
      entry.building = undefined;
    }
  }

  /** Marks what depends on the changed keys as stale. `participants:swm` is also a change of `participants`. */
  invalidate(changed: Iterable<string>): void {
    const keys = new Set<string>();
    for (const key of changed) {
      keys.add(key);
      const colon = key.indexOf(':');
      if (colon !== -1) keys.add(key.slice(0, colon));
    }
    for (const entry of this.#entries.values()) {
      if (entry.building) for (const key of keys) entry.changedMeanwhile.add(key);
      if (entry.isStale) continue;
      for (const key of entry.keys) {
        if (!keys.has(key)) continue;
        entry.isStale = true;
        break;
      }
    }
  }

  /** Everything is built again when it is asked for next. */
  invalidateAll(): void {
    for (const entry of this.#entries.values()) {
      for (const key of entry.keys) entry.changedMeanwhile.add(key);
      entry.isStale = true;
    }
  }

  /** Tries one of the documents that could not be built again, whether anybody asks for it or not. */
  async retryOne(): Promise<void> {
    const due = this.#failing.due(Date.now());
    const entry = due && this.#entries.get(due.key);
    if (!due) return;
    if (!entry?.build) this.#failing.remove(due.key);
    // How it went is remembered; nobody waits for this one.
    else await this.get(due.key, entry.build).catch(() => undefined);
  }

  /** Replaces quick compression by the best in one settled document that is asked for. @returns whether there was one. */
  async shrinkOne(): Promise<boolean> {
    const now = Date.now();
    for (const entry of this.#entries.values()) {
      const { document } = entry;
      if (!document || entry.isStale || document.isSmallest || entry.hits < 2 || now - entry.builtAt < settledMs)
        continue;
      document.isSmallest = true;
      const smaller = await compressBrotli(document.bytes.identity, 11);
      if (smaller.length < document.bytes.br.length) {
        document.bytes.br = smaller;
        document.heads.br = undefined;
      }
      return true;
    }
    return false;
  }

  get size(): { documents: number; bytes: number } {
    return { documents: this.#entries.size, bytes: this.#bytes };
  }

  #forget(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.size;
  }

  /** The oldest go first; whoever is asked for again is built again. */
  #evict(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= this.#limits.documents && this.#bytes <= this.#limits.bytes) return;
      if (!entry.building) this.#forget(key, entry);
    }
  }
}

/** The document before, as long as it may stand in. @throws what the build has failed with. */
function standIn({ document }: Entry, { since, error }: FailingBuild): StoredDocument {
  if (document && Date.now() - since < standInMs) return document;
  throw error;
}

async function storedDocument(body: object): Promise<StoredDocument> {
  const identity = Buffer.from(JSON.stringify(body));
  const [br, gzip] = await Promise.all([compressBrotli(identity, 5), compressGzip(identity)]);
  return {
    hash: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bytes: { br, gzip, identity },
    isSmallest: false,
    heads: {},
  };
}
