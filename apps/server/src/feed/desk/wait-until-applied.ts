import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Maximum wait of a request; the decision is stored in any case. */
const maxMs = 3000;
const everyMs = 15;

/**
 * Resolves when a journal entry is applied, or after three seconds.
 *
 * @returns the sequence number of its change in the outbox; undefined if it changed nothing or is still pending
 */
export async function waitUntilApplied(pool: pg.Pool, entry: number): Promise<number | undefined> {
  for (const until = performance.now() + maxMs; performance.now() < until; await sleep(everyMs)) {
    const { rows } = await pool.query<{ seq: number | null }>(
      `select outbox.seq from feed.outcomes left join feed.outbox on outbox.journal_id = outcomes.journal_id
       where outcomes.journal_id = $1`,
      [entry],
    );
    if (rows[0]) return rows[0].seq ?? undefined;
  }
  return undefined;
}
