import type pg from 'pg';
import { prepared } from '../../database/prepared.ts';
import type { MessageOrder } from '../order.ts';
import type { TableRow } from '../table-row.ts';
import type { heads } from '../tables.ts';

/** Newest applied version of a message key. */
export interface Head {
  owner: bigint;
  key: string;
  documentType: string;
  documentCode: string;
  version: number;
  order: string;
  stamp: string;
  resultStatus?: string;
  isRetracted: boolean;
  journalId: number;
}

/**
 * Sort text that decides between messages of one key. A retraction sorts after every message of its version and before
 * the next version: it withdraws its version, and only a higher version restores the key. Of two retractions of one
 * version, the same one counts in any order of arrival.
 */
export function headOrder({ order }: MessageOrder, isRetraction: boolean): string {
  const [version, ...rest] = order.split(':');
  return isRetraction ? [version, '~', ...rest].join(':') : order;
}

type HeadRow = TableRow<
  typeof heads,
  | 'owner'
  | 'key'
  | 'document_type'
  | 'document_code'
  | 'version'
  | 'order'
  | 'stamp'
  | 'result_status'
  | 'is_retracted'
  | 'journal_id'
>;

export async function readHeads(
  client: pg.ClientBase,
  partition: number,
  owners: readonly bigint[],
): Promise<Map<bigint, Head>> {
  const { rows } = await client.query<HeadRow>(
    prepared(
      `select owner::text as owner, key, document_type, document_code, version, "order", stamp, result_status, is_retracted, journal_id
     from feed.heads where partition = $1 and owner = any($2::bigint[])`,
      [partition, owners.map(String)],
    ),
  );
  return new Map(
    rows.map((row) => [
      BigInt(row.owner),
      {
        owner: BigInt(row.owner),
        key: row.key,
        documentType: row.document_type,
        documentCode: row.document_code,
        version: row.version,
        order: row.order,
        stamp: row.stamp,
        resultStatus: row.result_status ?? undefined,
        isRetracted: row.is_retracted,
        journalId: row.journal_id,
      },
    ]),
  );
}

export async function writeHeads(client: pg.ClientBase, partition: number, heads: readonly Head[]): Promise<void> {
  if (heads.length === 0) return;
  await client.query(
    prepared(
      `insert into feed.heads (partition, owner, key, document_type, document_code, version, "order", stamp, result_status, is_retracted, journal_id)
     select $1, * from unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::int[], $7::text[], $8::text[], $9::text[], $10::boolean[], $11::bigint[])
     on conflict (partition, owner) do update set
       version = excluded.version, "order" = excluded."order", stamp = excluded.stamp, result_status = excluded.result_status,
       is_retracted = excluded.is_retracted, journal_id = excluded.journal_id
     where excluded."order" > feed.heads."order"`,
      [
        partition,
        heads.map((head) => String(head.owner)),
        heads.map((head) => head.key),
        heads.map((head) => head.documentType),
        heads.map((head) => head.documentCode),
        heads.map((head) => head.version),
        heads.map((head) => head.order),
        heads.map((head) => head.stamp),
        heads.map((head) => head.resultStatus ?? null),
        heads.map((head) => head.isRetracted),
        heads.map((head) => head.journalId),
      ],
    ),
  );
}

export async function readScopes(
  client: pg.ClientBase,
  partition: number,
  scopes: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ scope: string; stamp: string }>(
    'select scope, stamp from feed.scopes where partition = $1 and scope = any($2::text[])',
    [partition, scopes],
  );
  return new Map(rows.map((row) => [row.scope, row.stamp]));
}

export async function writeScopes(
  client: pg.ClientBase,
  partition: number,
  moved: ReadonlyMap<string, string>,
): Promise<void> {
  if (moved.size === 0) return;
  await client.query(
    `insert into feed.scopes (partition, scope, stamp) select $1, * from unnest($2::text[], $3::text[])
     on conflict (partition, scope) do update set stamp = excluded.stamp where excluded.stamp > feed.scopes.stamp`,
    [partition, [...moved.keys()], [...moved.values()]],
  );
}
