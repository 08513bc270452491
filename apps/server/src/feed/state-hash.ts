import type pg from 'pg';
import type { EntryType } from './desk/entry-type.ts';

/** Columns that depend on arrival, not on content. */
const arrival = new Set(['journal_id']);

/** All tables that are derived from the journal, with their columns, by SQL name. */
export async function comparedTables(
  client: pg.Pool | pg.ClientBase,
  entryTypes: readonly EntryType[],
): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ schema: string; table: string; column: string }>(
    `select table_schema as schema, table_name as table, column_name as column from information_schema.columns
     where table_schema = 'sport' or (table_schema = 'feed' and table_name in ('heads', 'scopes'))
       or table_schema || '.' || table_name = any($1::text[])
     order by table_schema, table_name, ordinal_position`,
    [entryTypes.flatMap(({ tables: filled }) => filled)],
  );
  const tables = new Map<string, string[]>();
  for (const { schema, table, column } of rows) {
    const name = `"${schema}"."${table}"`;
    const list = tables.get(name) ?? [];
    tables.set(name, list);
    list.push(column);
  }
  return tables;
}

/** Content hash of each such table: equal hashes mean identical databases. */
export async function stateHashes(
  client: pg.Pool | pg.ClientBase,
  entryTypes: readonly EntryType[] = [],
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const [table, columns] of await comparedTables(client, entryTypes)) {
    const row = columns
      .filter((column) => !arrival.has(column))
      .map((column) => (column === 'partition' ? partitionName : `t."${column}"`))
      .join(', ');
    const { rows } = await client.query<{ count: number; hash: string | null }>(
      `select count(*) as count, md5(string_agg(hash, '' order by hash)) as hash from (select md5(row(${row})::text) as hash from ${table} t) as hashed`,
    );
    hashes.set(table, `${rows[0]!.count} rows ${rows[0]!.hash ?? ''}`);
  }
  return hashes;
}

/** Partition numbers depend on the order of arrival, so their names are compared instead. */
const partitionName = '(select competition_code || feed_flag from feed.partitions p where p.id = t.partition)';

export interface Difference {
  table: string;
  here: string;
  there: string;
}

export function compareStates(here: ReadonlyMap<string, string>, there: ReadonlyMap<string, string>): Difference[] {
  return [...here].flatMap(([table, hash]) =>
    there.get(table) === hash ? [] : [{ table, here: hash, there: there.get(table) ?? 'missing' }],
  );
}
