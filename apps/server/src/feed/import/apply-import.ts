// Replaced by the import's own file; here only so that the feed can be tested meanwhile.
import type pg from 'pg';
import type { Outcome } from '../apply/batch.ts';
import type { JournalRow } from '../journal.ts';

export async function applyImport(_client: pg.PoolClient, row: JournalRow): Promise<Outcome> {
  throw new Error(`import ${row.id} cannot be applied yet`);
}
