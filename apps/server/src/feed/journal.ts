import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Envelope } from '@podium/odf';
import { prepared } from '../database/prepared.ts';
import { isNewest } from './newest-applies.ts';
import type { TableRow } from './table-row.ts';
import type { DeskHeader, ImportHeader, journal } from './tables.ts';

/** Content of an entry: a feed message, a Games folder, a Paris 2024 folder, or a desk decision. */
type JournalKind = 'odf' | 'games' | 'paris2024' | 'desk';

export interface JournalRow {
  id: number;
  feedFlag: 'P' | 'T';
  kind: JournalKind;
  header: Envelope | ImportHeader | DeskHeader;
  bytes: Buffer;
  sha256: Buffer;
}

export interface JournalEntry {
  kind: JournalKind;
  feedFlag: 'P' | 'T';
  header: Envelope | ImportHeader | DeskHeader;
  bytes: Uint8Array;
  /** Used instead of the bytes for recognizing duplicates. */
  identity?: string;
}

export interface JournalReceipt {
  id: number;
  isDuplicate: boolean;
}

type Queries = Pick<pg.Pool, 'query'> | pg.ClientBase;

/** Notification channel for new rows in the journal or the outbox. */
export const journalChannel = 'podium_journal';

/**
 * Bytes of messages written or read at once. The database driver turns them into hexadecimal text, and a string of
 * V8 holds at most 512 Mi characters.
 */
export const MAX_BYTES_AT_ONCE = 32 * 2 ** 20;

/**
 * Returns the number of first sizes (bytes) that can be written at once: at least one.
 * @param maxCount limit of their number
 * @param maxBytes limit of their sum
 */
export function countAtOnce(sizes: readonly number[], maxCount: number, maxBytes = MAX_BYTES_AT_ONCE): number {
  let [count, bytes] = [0, 0];
  for (const size of sizes) {
    bytes += size;
    if (count > 0 && (count === maxCount || bytes > maxBytes)) break;
    count++;
  }
  return count;
}

/**
 * Appends messages to the journal and to the queue of pending rows. When this resolves, they are on disk. Duplicates
 * are counted but not stored again.
 */
export async function appendToJournal(pool: Queries, entries: readonly JournalEntry[]): Promise<JournalReceipt[]> {
  if (entries.length === 0) return [];
  const hashes = entries.map((entry) =>
    createHash('sha256')
      .update(entry.identity ?? entry.bytes)
      .digest(),
  );
  const inserted = await pool.query<{ id: number; feed_flag: string; sha256: Buffer }>(
    prepared(appendStatement, [
      entries.map((entry) => entry.feedFlag),
      entries.map((entry) => entry.kind),
      entries.map((entry) => JSON.stringify(entry.header)),
      entries.map((entry) => Buffer.from(entry.bytes.buffer, entry.bytes.byteOffset, entry.bytes.byteLength)),
      hashes,
    ]),
  );
  const fresh = new Map(inserted.rows.map((row) => [`${row.feed_flag}${row.sha256.toString('hex')}`, row.id]));
  const seen = new Set<string>();
  const receipts: JournalReceipt[] = [];
  for (const [index, entry] of entries.entries()) {
    const key = `${entry.feedFlag}${hashes[index]!.toString('hex')}`;
    const id = fresh.get(key) ?? (await findEntryId(pool, entry.feedFlag, hashes[index]!));
    receipts.push({ id, isDuplicate: !fresh.has(key) || seen.has(key) });
    seen.add(key);
  }
  const repeated = receipts.filter((receipt) => receipt.isDuplicate).map((receipt) => receipt.id);
  if (repeated.length > 0)
    await pool.query('insert into feed.repeats (journal_id) select unnest($1::bigint[])', [repeated]);
  return receipts;
}

/** One statement, so one commit: journal row, pending row and notification. */
const appendStatement = `with given as (
    select * from unnest($1::text[], $2::text[], $3::jsonb[], $4::bytea[], $5::bytea[]) with ordinality
      as given(feed_flag, kind, header, bytes, sha256, position)
  ), fresh as (
    insert into feed.journal (feed_flag, kind, header, bytes, sha256)
    select feed_flag, kind, header, bytes, sha256 from (
      select distinct on (feed_flag, sha256) * from given order by feed_flag, sha256, position) as once order by position
    on conflict (feed_flag, sha256) do nothing
    returning id, feed_flag, sha256
  ), queued as (insert into feed.pending (journal_id) select id from fresh
  ) select id, feed_flag, sha256, pg_notify('${journalChannel}', '') from fresh`;

async function findEntryId(client: Queries, feedFlag: string, sha256: Buffer): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'select id from feed.journal where feed_flag = $1 and sha256 = $2',
    [feedFlag, sha256],
  );
  if (!rows[0]) throw new Error('A journal row vanished while it was being repeated.');
  return rows[0].id;
}

/** Id of the production entry with this identity; undefined if there is none. */
export async function findInJournal(client: Queries, identity: string): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>(
    `select id from feed.journal where feed_flag = 'P' and sha256 = $1`,
    [createHash('sha256').update(identity).digest()],
  );
  return rows[0]?.id;
}

/** Bytes of the production entry with this hash (hex); undefined if there is none. */
export async function journalBytes(pool: pg.Pool, sha256: string): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ bytes: Buffer }>(
    `select bytes from feed.journal where feed_flag = 'P' and sha256 = $1`,
    [Buffer.from(sha256, 'hex')],
  );
  return rows[0]?.bytes;
}

export async function isEmptyJournal(pool: pg.Pool): Promise<boolean> {
  return (await pool.query('select 1 from feed.journal limit 1')).rows.length === 0;
}

/** Higher than the rank of any process. */
const highestRank = 2 ** 31 - 1;

/**
 * Pending rows after a given one, oldest first: at most `limit`, and only the first if it is larger than
 * `maxBytes`. None while a process of a higher rank runs.
 * @param options.isBatch returns only the first row if that is no message, because such a row is applied alone
 */
export async function readPending(
  client: pg.Pool | pg.ClientBase,
  {
    limit,
    after = -1,
    rank = highestRank,
    maxBytes = MAX_BYTES_AT_ONCE,
    isBatch = false,
  }: { limit: number; after?: number; rank?: number; maxBytes?: number; isBatch?: boolean },
): Promise<JournalRow[]> {
  const { rows } = await client.query<
    TableRow<typeof journal, 'id' | 'feed_flag' | 'kind' | 'header' | 'bytes' | 'sha256'> & {
      feed_flag: 'P' | 'T';
      kind: JournalKind;
    }
  >(
    prepared(
      // Columns by name: a migration may add columns while this statement remains prepared.
      `select journal.id, journal.feed_flag, journal.kind, journal.header, journal.bytes, journal.sha256
         from (select journal.id, sum(octet_length(bytes)) over (order by journal.id) as upto,
                      row_number() over (order by journal.id) as place, first_value(kind) over (order by journal.id) as first_kind
                 from (select journal_id from feed.pending where journal_id > $2 and ${isNewest('$3')} order by journal_id limit $1) as next
                 join feed.journal on journal.id = next.journal_id) as next
         join feed.journal on journal.id = next.id
        where next.place = 1 or (next.upto <= $4 and (next.first_kind = 'odf' or not $5)) order by journal.id`,
      [limit, after, rank, maxBytes, isBatch],
    ),
  );
  return rows.map((row) => ({
    id: row.id,
    feedFlag: row.feed_flag,
    kind: row.kind,
    header: row.header,
    bytes: row.bytes,
    sha256: row.sha256,
  }));
}
