import type pg from 'pg';
import { prepared } from '../database/prepared.ts';
import type { TableRow } from './table-row.ts';
import type { outbox } from './tables.ts';

export interface OutboxEntry {
  partition: number;
  kind: string;
  keys: string[];
  unit?: string;
  /** Stamp of the message in its stream; empty for changes without a message. */
  stamp: string;
  journalId: number;
}

export interface OutboxMessage extends OutboxEntry {
  seq: number;
  /** Epoch milliseconds of the commit. */
  at: number;
}

/** Notification channel for the last outbox position. The row is authoritative, not the notification. */
export const outboxChannel = 'podium_outbox';

/**
 * Appends changes in commit order. The caller must hold the apply lock, so that sequence numbers are assigned and
 * committed by one transaction at a time.
 */
export async function appendToOutbox(client: pg.ClientBase, entries: readonly OutboxEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await client.query(
    prepared(
      `with position as (
         update feed.installation set last_seq = last_seq + cardinality($1::smallint[]) returning last_seq
       ), told as (
         insert into feed.outbox (seq, partition, kind, keys, unit, stamp, journal_id)
         select position.last_seq - cardinality($1::smallint[]) + place, partition, kind, array(select jsonb_array_elements_text(keys)), unit, stamp, journal_id
         from position, unnest($1::smallint[], $2::text[], $3::jsonb[], $4::text[], $5::text[], $6::bigint[]) with ordinality
           as given(partition, kind, keys, unit, stamp, journal_id, place)
       ) select pg_notify('${outboxChannel}', last_seq::text) from position`,
      [
        entries.map((entry) => entry.partition),
        entries.map((entry) => entry.kind),
        entries.map((entry) => JSON.stringify(entry.keys)),
        entries.map((entry) => entry.unit ?? null),
        entries.map((entry) => entry.stamp),
        entries.map((entry) => entry.journalId),
      ],
    ),
  );
}

/** Entries after a position, oldest first. */
export async function readOutbox(
  client: pg.ClientBase | pg.Pool,
  after: number,
  limit: number,
): Promise<OutboxMessage[]> {
  const { rows } = await client.query<
    TableRow<typeof outbox, 'seq' | 'partition' | 'kind' | 'keys' | 'unit' | 'stamp' | 'journal_id' | 'at'>
  >(
    'select seq, partition, kind, keys, unit, stamp, journal_id, at from feed.outbox where seq > $1 order by seq limit $2',
    [after, limit],
  );
  return rows.map((row) => ({
    seq: row.seq,
    partition: row.partition,
    kind: row.kind,
    keys: row.keys,
    unit: row.unit ?? undefined,
    stamp: row.stamp,
    journalId: row.journal_id,
    at: row.at,
  }));
}
