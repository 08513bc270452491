import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Envelope } from '@podium/odf';
import { transaction } from '../database/database.ts';
import type { ImportHeader } from './tables.ts';

export type JournalKind = 'odf' | 'games' | 'paris2024';

export interface JournalRow {
  id: number;
  feedFlag: 'P' | 'T';
  kind: JournalKind;
  header: Envelope | ImportHeader;
  bytes: Buffer;
  sha256: Buffer;
}

export interface JournalEntry {
  kind: JournalKind;
  feedFlag: 'P' | 'T';
  header: Envelope | ImportHeader;
  bytes: Uint8Array;
}

export interface Taken {
  id: number;
  isDuplicate: boolean;
}

/** Channel on which processes hear that the journal or the outbox has grown. */
export const journalChannel = 'podium_journal';

/**
 * Appends messages to the journal and marks them to be applied, in one transaction: when this returns they are on disk.
 * Bytes that are there already are counted, not stored again.
 */
export async function appendToJournal(pool: pg.Pool, entries: readonly JournalEntry[]): Promise<Taken[]> {
  if (entries.length === 0) return [];
  const hashes = entries.map((entry) => createHash('sha256').update(entry.bytes).digest());
  return transaction(pool, async (client) => {
    const inserted = await client.query<{ id: number; feed_flag: string; sha256: Buffer; is_new: boolean }>(
      `with given as (
         select * from unnest($1::text[], $2::text[], $3::jsonb[], $4::bytea[], $5::bytea[]) with ordinality
           as given(feed_flag, kind, header, bytes, sha256, position)
       ), fresh as (
         insert into feed.journal (feed_flag, kind, header, bytes, sha256)
         select distinct on (feed_flag, sha256) feed_flag, kind, header, bytes, sha256 from given order by feed_flag, sha256, position
         on conflict (feed_flag, sha256) do nothing
         returning id, feed_flag, sha256
       ), queued as (insert into feed.pending (journal_id) select id from fresh)
       select id, feed_flag, sha256, true as is_new from fresh`,
      [
        entries.map((entry) => entry.feedFlag),
        entries.map((entry) => entry.kind),
        entries.map((entry) => JSON.stringify(entry.header)),
        entries.map((entry) => Buffer.from(entry.bytes.buffer, entry.bytes.byteOffset, entry.bytes.byteLength)),
        hashes,
      ],
    );
    const fresh = new Map(inserted.rows.map((row) => [`${row.feed_flag}${row.sha256.toString('hex')}`, row.id]));
    const taken: Taken[] = [];
    const seen = new Set<string>();
    const repeated: number[] = [];
    for (const [index, entry] of entries.entries()) {
      const key = `${entry.feedFlag}${hashes[index]!.toString('hex')}`;
      const id = fresh.get(key) ?? (await idOf(client, entry.feedFlag, hashes[index]!));
      const isDuplicate = !fresh.has(key) || seen.has(key);
      seen.add(key);
      if (isDuplicate) repeated.push(id);
      taken.push({ id, isDuplicate });
    }
    if (repeated.length > 0) await client.query('insert into feed.repeats (journal_id) select unnest($1::bigint[])', [repeated]);
    await client.query('select pg_notify($1, $2)', [journalChannel, '']);
    return taken;
  });
}

async function idOf(client: pg.PoolClient, feedFlag: string, sha256: Buffer): Promise<number> {
  const { rows } = await client.query<{ id: number }>('select id from feed.journal where feed_flag = $1 and sha256 = $2', [feedFlag, sha256]);
  if (!rows[0]) throw new Error('A journal row vanished while it was being repeated.');
  return rows[0].id;
}

/** Rows taken but not applied yet, oldest first. Holds them for this transaction. */
export async function readPending(client: pg.ClientBase, limit: number): Promise<JournalRow[]> {
  const { rows } = await client.query<{ id: number; feed_flag: 'P' | 'T'; kind: JournalKind; header: Envelope; bytes: Buffer; sha256: Buffer }>(
    `select journal.* from (select journal_id from feed.pending order by journal_id limit $1) as next
       join feed.journal on journal.id = next.journal_id order by journal.id`,
    [limit],
  );
  return rows.map((row) => ({ id: row.id, feedFlag: row.feed_flag, kind: row.kind, header: row.header, bytes: row.bytes, sha256: row.sha256 }));
}
