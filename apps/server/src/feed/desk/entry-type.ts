import type pg from 'pg';
import type { z } from 'zod';

interface AppliedEntry<Data> {
  data: Data;
  /** Id of the user who decided; null for the server itself. */
  by: string | null;
  reason?: string;
  /** Epoch milliseconds. */
  at: number;
  journalId: number;
  partition: number;
}

/**
 * A type of desk entry. Entries are applied in journal order, in the transaction that writes their outbox rows;
 * applying the same entries to empty tables must give the same rows.
 */
export interface EntryType<Data = unknown> {
  /** Starts with the name of its feature: `content.publish`. */
  type: string;
  data: z.ZodType<Data>;
  /** True if decisions of this type are made one after another, each seeing the ones before. */
  inTurn?: true;
  /** Tables that only entries of this type write to: `content.items`. Replay compares them. */
  tables: readonly string[];
  /** @returns live keys of the change; empty if nothing changed */
  apply(entry: AppliedEntry<Data>, client: pg.ClientBase): Promise<readonly string[]>;
}
