import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { readRows } from './apply/read-rows.ts';
import { readPending } from './journal.ts';
import type { JournalRow } from './journal.ts';

/**
 * Reads and parses the next batch of messages while the database writes the current one. What was read and is not
 * due yet is kept: a decision is due alone, and would otherwise read and parse the same batch again.
 */
export class ReadAhead {
  readonly #pool: pg.Pool;
  /** Rows that were read and are not due yet, keyed by their id; the oldest is the first. */
  #rows = new Map<number, JournalRow>();
  #reading: Promise<void> = Promise.resolve();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Replaces rows with the same rows that were read ahead. */
  async known(rows: readonly JournalRow[]): Promise<JournalRow[]> {
    await this.#reading;
    return rows.map((row) => this.#rows.get(row.id) ?? row);
  }

  /** Reads the rows after `after`, once fewer than half of `limit` rows are left. Call `known` first. */
  start(after: number, limit: number): void {
    for (const id of this.#rows.keys()) if (id <= after) this.#rows.delete(id);
    if (this.#rows.size > limit / 2) return;
    const last = Math.max(after, ...this.#rows.keys());
    // Reading ahead is only an optimization: after a failure the rows are read with their own batch.
    this.#reading = this.#read(last, limit - this.#rows.size).catch(() => undefined);
  }

  async #read(after: number, limit: number): Promise<void> {
    const rows = await readPending(this.#pool, { limit, after });
    for (const row of rows) {
      // Let database responses through first.
      await nextTurn();
      if (row.kind === 'odf') await readRows([row]);
      this.#rows.set(row.id, row);
    }
  }
}
