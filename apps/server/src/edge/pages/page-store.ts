/**
 * Rendered pages in memory: each is rendered once for all its readers, by address and platform. A change makes the
 * pages stale whose data has one of its keys. A stale page is still served for a few seconds while it is re-rendered:
 * it states its position, and the browser catches up by itself. So a page is rendered every two seconds at most, and
 * no reader waits for a page that many request.
 */
import { isPeopleKey, touchedKeys } from '@podium/contract/live-keys';
import { LRUCache } from 'lru-cache';
import { KeyIndex } from '../../read-model/key-index.ts';
import type { StoredPage } from './stored-page.ts';

/** How long a stale page is served unchanged. */
const restMs = 2000;
/** So long it is given out while the next is made; after that readers wait for that one. */
const graceMs = 4000;
/** What a page says of "today" and "now" is true for so long. */
const trueMs = 60_000;

/** A page that has been made. */
export interface MadePage {
  page: StoredPage;
  /** Live keys of the page's documents. */
  keys: readonly string[];
  /** Given to those who wait for it, and not kept: an error, a search. */
  isTransient: boolean;
}

/**
 * Makes a page.
 * @param signal aborted when no request waits for it anymore
 * @returns undefined where there is no room to make it now
 */
export type MakePage = (signal: AbortSignal) => Promise<MadePage | undefined>;

interface Kept {
  page: StoredPage;
  keys: readonly string[];
  /** As `performance.now()`. */
  staleAt: number;
  make: MakePage;
}

/** A page in the making. */
interface Flight {
  page: Promise<StoredPage | undefined>;
  /** Keys that changed meanwhile: what it was made from may be old already. */
  changed: Set<string>;
  isAllChanged: boolean;
  readers: number;
  controller: AbortController;
}

export class PageStore {
  /** The least recently asked for go first. */
  readonly #kept: LRUCache<string, Kept>;
  readonly #index = new KeyIndex();
  readonly #flights = new Map<string, Flight>();
  /** How many pages were made, for measurements and tests of single flight. */
  made = 0;

  /** @param bytes of memory that pages may take */
  constructor(bytes: number) {
    this.#kept = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ page }, name) => page.br.length + page.gzip.length + 2 * name.length + 1000,
      dispose: ({ keys }, name) => this.#index.remove(name, keys),
    });
  }

  /** A page that may be served now. A stale one is re-rendered meanwhile. */
  ready(name: string): StoredPage | undefined {
    const kept = this.#kept.get(name);
    if (!kept) return undefined;
    const staleMs = performance.now() - kept.staleAt;
    if (staleMs >= graceMs) return undefined;
    // The result is visible in the page; a failure is reported to the next reader.
    if (staleMs >= restMs) void this.#flight(name, kept.make, true).page.catch(() => undefined);
    return kept.page;
  }

  /**
   * The page of a name, made if need be, once however many ask.
   * @param signal of the reader: a page that nobody waits for any more need not be begun
   * @returns undefined where there is no room to make it now, or all its readers have left. @throws what `make` throws
   */
  async get(name: string, make: MakePage, signal: AbortSignal): Promise<StoredPage | undefined> {
    const ready = this.ready(name);
    if (ready) return ready;
    const flight = this.#flight(name, make);
    flight.readers++;
    const leave = (): void => {
      flight.readers--;
      if (flight.readers === 0) flight.controller.abort();
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    try {
      return await flight.page;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  /** @param isWanted renders even if no request is waiting */
  #flight(name: string, make: MakePage, isWanted = false): Flight {
    const known = this.#flights.get(name);
    if (known && !known.controller.signal.aborted) return known;
    const controller = new AbortController();
    const flight: Flight = {
      page: Promise.resolve(undefined),
      changed: new Set(),
      isAllChanged: false,
      readers: 0,
      controller,
    };
    this.#flights.set(name, flight);
    flight.page = this.#make(name, make, flight, isWanted ? never : controller.signal).finally(() => {
      if (this.#flights.get(name) === flight) this.#flights.delete(name);
    });
    return flight;
  }

  async #make(name: string, make: MakePage, flight: Flight, signal: AbortSignal): Promise<StoredPage | undefined> {
    const begunAt = performance.now();
    const made = await make(signal);
    if (!made) return undefined;
    this.made++;
    const { page, keys, isTransient } = made;
    if (isTransient) this.#kept.delete(name);
    else {
      const changed = flight.isAllChanged ? keys : keys.filter((key) => flight.changed.has(key));
      const staleAt = changed.length === 0 ? begunAt + trueMs : begunAt - (changed.some(isPeopleKey) ? graceMs : 0);
      // Setting it disposes of the one before, which leaves the index.
      this.#kept.set(name, { page, keys, make, staleAt });
      if (this.#kept.has(name)) this.#index.add(name, keys);
    }
    return page;
  }

  /** Marks what was made from the changed keys as stale. @param named undefined for all there are */
  invalidate(named?: Iterable<string>): void {
    const now = performance.now();
    const keys = named && touchedKeys(named);
    for (const flight of this.#flights.values()) {
      flight.isAllChanged ||= !keys;
      for (const key of keys ?? []) flight.changed.add(key);
    }
    if (!keys) this.#kept.clear();
    for (const name of this.#index.of(keys ?? [])) {
      const kept = this.#kept.peek(name)!;
      kept.staleAt = Math.min(kept.staleAt, now);
    }
    // From this moment, a retracted name is not on any page.
    for (const name of this.#index.of([...(keys ?? [])].filter(isPeopleKey))) this.#kept.delete(name);
  }

  /** Resolves when no page is in the making. */
  async idle(): Promise<void> {
    await Promise.allSettled([...this.#flights.values()].map(({ page }) => page));
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#kept.size, bytes: this.#kept.calculatedSize };
  }
}

const never = new AbortController().signal;
