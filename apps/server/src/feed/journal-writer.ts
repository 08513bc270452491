import type pg from 'pg';
import { MAX_BYTES_AT_ONCE, appendToJournal, countAtOnce } from './journal.ts';
import type { JournalEntry, JournalReceipt } from './journal.ts';

interface Waiting {
  entry: JournalEntry;
  resolve(taken: JournalReceipt): void;
  reject(error: unknown): void;
}

const maxPerCommit = 200;

/**
 * Group commit: messages that arrive during a commit share the next one. One fsync serves many senders, and none is
 * answered before it.
 */
export class JournalWriter {
  readonly #pool: pg.Pool;
  readonly #onAppended: () => void;
  readonly #maxBytes: number;
  #waiting: Waiting[] = [];
  #isWriting = false;

  /** @param maxBytes limit of the messages that share a commit */
  constructor(pool: pg.Pool, onAppended: () => void, maxBytes = MAX_BYTES_AT_ONCE) {
    this.#pool = pool;
    this.#onAppended = onAppended;
    this.#maxBytes = maxBytes;
  }

  /** Resolves when the message is on disk. */
  async append(entry: JournalEntry): Promise<JournalReceipt> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject });
      if (!this.#isWriting) void this.#write();
    });
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      const sizes = this.#waiting.slice(0, maxPerCommit).map(({ entry }) => entry.bytes.byteLength);
      const batch = this.#waiting.splice(0, countAtOnce(sizes, maxPerCommit, this.#maxBytes));
      try {
        const receipts = await appendToJournal(
          this.#pool,
          batch.map((pending) => pending.entry),
        );
        for (const [index, pending] of batch.entries()) pending.resolve(receipts[index]!);
        this.#onAppended();
      } catch (error) {
        for (const pending of batch) pending.reject(error);
      }
    }
    this.#isWriting = false;
  }
}
