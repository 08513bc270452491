import type { LanguageCode } from '@podium/contract';
import type { ListPaper } from './paper.ts';
import type { PrintStore } from './print-store.ts';
import type { BookProgress } from './sheets/results-book.ts';
import { TypesetError } from './typesetter.ts';
import type { Typesetter } from './typesetter.ts';

/** A finished book is served for this time; a later request makes a new one (ms). */
const freshMs = 5 * 60_000;
const maxWaiting = 20;

export class TooManyBooks extends Error {}

export type BookState = { kind: 'ready'; hash: string; pdf: Buffer } | ({ kind: 'making' } & BookProgress);

type Compose = (report: (progress: BookProgress) => void) => Promise<ListPaper | undefined>;

interface Making {
  progress: BookProgress;
  /** Set when finished. */
  finished?: { hash: string; atMs: number } | { error: unknown };
}

/** Creates results books in the background, one at a time. */
export class Books {
  readonly #typesetter: Typesetter;
  readonly #store: PrintStore;
  readonly #now: () => number;
  readonly #makings = new Map<string, Making>();
  #last: Promise<void> = Promise.resolve();

  /** @param now time of the machine (ms) */
  constructor(typesetter: Typesetter, store: PrintStore, now: () => number) {
    this.#typesetter = typesetter;
    this.#store = store;
    this.#now = now;
  }

  /**
   * Returns the state of a book, and starts making it if no request has.
   *
   * @param admit called before a book is started; throws if the caller may not start one
   * @throws TooManyBooks, or the error of the making, once; the next request starts again
   */
  async request(key: string, language: LanguageCode, compose: Compose, admit: () => Promise<void>): Promise<BookState> {
    const name = `${key} ${language}`;
    const making = this.#makings.get(name);
    const finished = making?.finished;
    if (finished && 'error' in finished) {
      this.#makings.delete(name);
      throw finished.error;
    }
    if (finished && this.#now() - finished.atMs < freshMs) {
      const pdf = await this.#store.get(finished.hash);
      if (pdf) return { kind: 'ready', hash: finished.hash, pdf };
    }
    if (making && !finished) return { kind: 'making', ...making.progress };
    const waiting = [...this.#makings.values()].filter((making) => !making.finished);
    if (waiting.length >= maxWaiting) throw new TooManyBooks();
    await admit();
    return { kind: 'making', ...this.#start(name, compose).progress };
  }

  #start(name: string, compose: Compose): Making {
    const started = this.#makings.get(name);
    if (started && !started.finished) return started;
    const making: Making = { progress: { done: 0, total: 1 } };
    this.#makings.set(name, making);
    this.#last = this.#last.then(async () => this.#make(making, compose));
    return making;
  }

  async #make(making: Making, compose: Compose): Promise<void> {
    try {
      const paper = await compose((progress) => (making.progress = { ...progress }));
      if (!paper) throw new Error('the book is of no discipline');
      const { hash, data, pictures } = await this.#typesetter.prepare(paper);
      const isKept =
        (await this.#store.get(hash)) !== undefined ||
        (await this.#store.put(hash, await this.#typesetter.typeset({ data, pictures })));
      if (!isKept) throw new TypesetError('the book could not be stored');
      making.finished = { hash, atMs: this.#now() };
    } catch (error) {
      making.finished = { error };
    }
  }
}
