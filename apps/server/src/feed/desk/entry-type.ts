import type pg from 'pg';
import type { z } from 'zod';

/** A desk entry as applied. */
interface AppliedEntry<Data> {
  data: Data;
  /** Id of the person who decided it; null for the server itself. */
  by: string | null;
  reason?: string;
  /** Epoch milliseconds. */
  at: number;
  journalId: number;
  partition: number;
}

/**
 * A type of desk entry. Entries are applied in journal order, in the transaction of their outbox rows; applying the same
 * entries to empty tables must give the same rows.
 */
export interface EntryType<Data = unknown> {
  /** Begins with the name of its feature: `content.publish`. */
  type: string;
  data: z.ZodType<Data>;
  /** Tables that entries of this type fill, and nothing else does: `content.items`. Replay compares them. */
  tables: readonly string[];
  /** @returns live keys of what changed; none if nothing did */
  apply(entry: AppliedEntry<Data>, client: pg.ClientBase): Promise<readonly string[]>;
}
