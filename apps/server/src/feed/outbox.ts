import type pg from 'pg';

export interface OutboxEntry {
  partition: number;
  kind: string;
  keys: string[];
  unit?: string;
  journalId: number;
}

export interface OutboxMessage extends OutboxEntry {
  seq: number;
  /** Epoch milliseconds of the commit. */
  at: number;
}

/** Channel on which processes hear how far the outbox reaches. The row, not the notice, is the truth. */
export const outboxChannel = 'podium_outbox';

/** Appends in commit order: the caller holds the apply lock, so numbers are drawn and committed one transaction at a time. */
export async function appendToOutbox(client: pg.ClientBase, entries: readonly OutboxEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const { rows } = await client.query<{ last_seq: number }>('update feed.installation set last_seq = last_seq + $1 returning last_seq', [entries.length]);
  const first = rows[0]!.last_seq - entries.length + 1;
  await client.query(
    `insert into feed.outbox (seq, partition, kind, keys, unit, journal_id)
     select seq, partition, kind, array(select jsonb_array_elements_text(keys)), unit, journal_id
     from unnest($1::bigint[], $2::smallint[], $3::text[], $4::jsonb[], $5::text[], $6::bigint[]) as given(seq, partition, kind, keys, unit, journal_id)`,
    [
      entries.map((_, index) => first + index),
      entries.map((entry) => entry.partition),
      entries.map((entry) => entry.kind),
      entries.map((entry) => JSON.stringify(entry.keys)),
      entries.map((entry) => entry.unit ?? null),
      entries.map((entry) => entry.journalId),
    ],
  );
  await client.query('select pg_notify($1, $2)', [outboxChannel, String(rows[0]!.last_seq)]);
}

/** Entries after a position, oldest first. */
export async function readOutbox(client: pg.ClientBase | pg.Pool, after: number, limit: number): Promise<OutboxMessage[]> {
  const { rows } = await client.query<{ seq: number; partition: number; kind: string; keys: string[]; unit: string | null; journal_id: number; at: number }>(
    'select seq, partition, kind, keys, unit, journal_id, at from feed.outbox where seq > $1 order by seq limit $2',
    [after, limit],
  );
  return rows.map((row) => ({
    seq: row.seq,
    partition: row.partition,
    kind: row.kind,
    keys: row.keys,
    unit: row.unit ?? undefined,
    journalId: row.journal_id,
    at: row.at,
  }));
}
