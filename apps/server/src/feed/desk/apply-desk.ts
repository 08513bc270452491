import { isLiveKey } from '@podium/contract/live-keys';
import type pg from 'pg';
import { z } from 'zod';
import type { Outcome } from '../apply/batch.ts';
import { findPartition } from '../installation.ts';
import type { JournalRow } from '../journal.ts';
import { decodeEntry } from './desk-entry.ts';
import type { EntryType } from './entry-type.ts';

/** Applies one desk entry in the applier's transaction. An entry that cannot be parsed is refused and kept. */
export async function applyDesk(client: pg.ClientBase, row: JournalRow, types: readonly EntryType[]): Promise<Outcome> {
  const partition = await findPartition(client, row.header.competitionCode, row.feedFlag);
  const refuse = (reason: string): Outcome => ({
    journalId: row.id,
    partition,
    outcome: 'refused',
    reason,
    warnings: [{ code: 'desk-entry', detail: reason }],
  });
  // A redacted entry keeps its place in the journal and has no effect.
  if (row.bytes.length === 0) return { journalId: row.id, partition, outcome: 'stored', warnings: [] };
  let entry: ReturnType<typeof decodeEntry>;
  try {
    entry = decodeEntry(row.bytes);
  } catch (error) {
    return refuse((error as Error).message);
  }
  const { head } = entry;
  const type = types.find((type) => type.type === head.type);
  if (!type) return refuse(`unknown type of entry: ${head.type}`);
  const data = type.data.safeParse(entry.data);
  if (!data.success) return refuse(`${head.type}: ${z.prettifyError(data.error)}`);
  const applied = {
    data: data.data,
    by: head.by,
    reason: head.reason,
    at: Date.parse(head.at),
    journalId: row.id,
    partition,
  };
  const keys = await type.apply(applied, client);
  const unknown = keys.find((key) => !isLiveKey(key));
  if (unknown !== undefined) throw new TypeError(`${head.type} touches "${unknown}", which is no live key`);
  return {
    journalId: row.id,
    partition,
    outcome: keys.length > 0 ? 'applied' : 'stored',
    warnings: [],
    ...(keys.length > 0 && { change: { kind: head.type, keys: [...keys], stamp: '' } }),
  };
}
