/**
 * Rendered pages in memory: each is rendered once for all its readers, by address and platform. A change makes the
 * pages stale whose data has one of its keys. A stale page is still served for a few seconds while it is re-rendered:
 * it contains its position, from which the browser catches up. So a page is rendered every two seconds at most, and
 * readers do not wait for a popular page.
 */
import { isPeopleKey, touchedKeys } from '@podium/contract/live-keys';
import { LRUCache } from 'lru-cache';
import { KeyIndex } from '../../read-model/key-index.ts';
import type { StoredPage } from './stored-page.ts';

/** Time for which a stale page is served before it is re-rendered. */
const restMs = 2000;
/** Time for which a stale page may be served while it is re-rendered; after that, readers wait for the new page. */
const graceMs = 4000;
/** Maximum age of a page, because it contains relative times such as "today" and "now". */
const trueMs = 60_000;

export interface MadePage {
  page: StoredPage;
  /** Live keys of the page's documents. */
  keys: readonly string[];
  /** True if the page is sent to waiting readers but not cached: an error, a search. */
  isTransient: boolean;
}

/**
 * Renders a page.
 * @param signal aborted when no request waits for it anymore
 * @returns undefined if there is no capacity to render it now
 */
export type MakePage = (signal: AbortSignal) => Promise<MadePage | undefined>;

interface Kept {
  page: StoredPage;
  keys: readonly string[];
  /** Milliseconds on the clock of `performance.now()`. */
  staleAt: number;
  make: MakePage;
}

/** A rendering in progress. */
interface Flight {
  page: Promise<StoredPage | undefined>;
  /** Keys that changed during the rendering: the data of the page may already be outdated. */
  changed: Set<string>;
  isAllChanged: boolean;
  readers: number;
  controller: AbortController;
}

export class PageStore {
  readonly #kept: LRUCache<string, Kept>;
  readonly #index = new KeyIndex();
  readonly #flights = new Map<string, Flight>();
  /** Number of renderings, for measurements and single-flight tests. */
  made = 0;

  /** @param bytes memory limit of the pages */
  constructor(bytes: number) {
    this.#kept = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ page }, name) => page.br.length + page.gzip.length + 2 * name.length + 1000,
      dispose: ({ keys }, name) => this.#index.remove(name, keys),
    });
  }

  /** A page that may be served now. A stale one is re-rendered meanwhile. */
  ready(name: string): StoredPage | undefined {
    const cached = this.#kept.get(name);
    if (!cached) return undefined;
    const staleMs = performance.now() - cached.staleAt;
    if (staleMs >= graceMs) return undefined;
    // The next reader gets the new page, or the failure.
    if (staleMs >= restMs) void this.#flight(name, cached.make, true).page.catch(() => undefined);
    return cached.page;
  }

  /**
   * Returns a page, rendering it if necessary; concurrent requests share one rendering.
   * @param signal of the request: if all requests are aborted, the rendering need not start
   * @returns undefined if there is no capacity now, or all requests were aborted
   * @throws what `make` throws
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
      // `set` disposes of the previous entry, which removes it from the index.
      this.#kept.set(name, { page, keys, make, staleAt });
      if (this.#kept.has(name)) this.#index.add(name, keys);
    }
    return page;
  }

  /**
   * Marks pages that depend on the changed keys as stale.
   * @param named undefined: all pages
   */
  invalidate(named?: Iterable<string>): void {
    const now = performance.now();
    const keys = named && touchedKeys(named);
    for (const flight of this.#flights.values()) {
      flight.isAllChanged ||= !keys;
      for (const key of keys ?? []) flight.changed.add(key);
    }
    if (!keys) this.#kept.clear();
    for (const name of this.#index.of(keys ?? [])) {
      const cached = this.#kept.peek(name)!;
      cached.staleAt = Math.min(cached.staleAt, now);
    }
    // Delete pages with people's data immediately, so that a withdrawn name is on no page from now on.
    for (const name of this.#index.of([...(keys ?? [])].filter(isPeopleKey))) this.#kept.delete(name);
  }

  /** Resolves when no page is being rendered. */
  async idle(): Promise<void> {
    await Promise.allSettled([...this.#flights.values()].map(({ page }) => page));
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#kept.size, bytes: this.#kept.calculatedSize };
  }
}

const never = new AbortController().signal;
