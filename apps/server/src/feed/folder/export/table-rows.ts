import type { InferSelectModel } from 'drizzle-orm';
import type pg from 'pg';
import type { OwnedTable, ScopedTable } from '../../apply/projection.ts';
import { tableShape } from '../../apply/table-shape.ts';
import { importOwners, importScope } from '../import-owners.ts';
import type * as tables from '../../sport-tables.ts';

type Table = OwnedTable | ScopedTable;
type Tables = typeof tables;

/** A table row as read here; `owner` is text because it is a 64-bit number. */
export type DbRow<Name extends Table> = Omit<InferSelectModel<Tables[Name]>, 'owner'> & {
  owner: string;
  isImport: boolean;
};

/** Rows to read: imported ones only, or all, with feed rows taking precedence. */
export type RowSource = 'import' | 'all';

export interface Reading {
  client: pg.ClientBase | pg.Pool;
  partition: number;
  source: RowSource;
}

/** Rows of one table in a deterministic order. */
export async function listRows<Name extends Table>(
  { client, partition, source }: Reading,
  table: Name,
  orderBy: string,
): Promise<DbRow<Name>[]> {
  const shape = tableShape(table);
  const isScoped = shape.columns.some(({ column }) => column === 'scope');
  const isImport = isScoped ? `scope = '${importScope}'` : 'owner = any($2::bigint[])';
  const list = shape.columns
    .map(({ column }) => (column === 'owner' ? 'owner::text as owner' : `"${column}"`))
    .join(', ');
  const parameters: unknown[] = isScoped ? [partition] : [partition, importOwners];
  const { rows } = await client.query<Record<string, unknown>>(
    `select ${list}, (${isImport}) as is_import from ${shape.name} where partition = $1 ${source === 'import' ? `and (${isImport})` : ''} order by ${orderBy}`,
    parameters,
  );
  return rows.map((row) => {
    const named: Record<string, unknown> = { isImport: row['is_import'] };
    for (const { property, column } of shape.columns) named[property] = row[column];
    return named as DbRow<Name>;
  });
}

/** One row per key: the feed's before the import's, and the first one otherwise. */
export function preferFeed<Row extends { isImport: boolean }>(
  rows: readonly Row[],
  getKey: (row: Row) => string,
): Row[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const key = getKey(row);
    const existing = byKey.get(key);
    if (!existing || (existing.isImport && !row.isImport)) byKey.set(key, row);
  }
  return [...byKey.values()];
}
