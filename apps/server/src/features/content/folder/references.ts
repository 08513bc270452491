/**
 * Maps the ids of a Games folder to those of the tables: disciplines and delegations have codes, units have their own
 * ids.
 */
import { findKind } from '@podium/content';
import type { Field, ReferenceTarget } from '@podium/content';
import { contentTables } from '@podium/games-folder';
import type { FolderRow, KnownIds, TableName } from '@podium/games-folder';
import type pg from 'pg';
import { readImportState } from '../../../feed/folder/import/import-state.ts';

/** Maps an id used in the folder to the one used in the database. */
export type OwnId = (to: ReferenceTarget, id: string) => string;

/** @param files tables in the same folder; all other ids come from earlier imports */
export async function ownIds(
  pool: pg.Pool,
  partition: number | undefined,
  files: { disciplines?: readonly FolderRow[]; organisations?: readonly FolderRow[] } = {},
): Promise<OwnId> {
  const state = partition === undefined ? undefined : await readImportState(pool, partition);
  const codes = async (table: 'disciplines' | 'organisations', rows: readonly FolderRow[] | undefined) =>
    new Map(
      rows ? rows.map((row) => [row['id']!, row['code'] ?? row['id']!]) : await knownCodes(pool, partition, table),
    );
  const disciplines = await codes('disciplines', files.disciplines);
  const organisations = await codes('organisations', files.organisations);
  const renamed = (names: Readonly<Record<string, string>> | undefined, id: string): string =>
    names && Object.hasOwn(names, id) ? names[id]! : id;
  return (target, id) => {
    if (target === 'discipline') return (disciplines.get(id) ?? id).toUpperCase();
    if (target === 'delegation') return organisations.get(id) ?? id;
    if (target === 'unit') return renamed(state?.names.units, id);
    return target === 'event' ? renamed(state?.names.events, id) : id;
  };
}

async function knownCodes(
  pool: pg.Pool,
  partition: number | undefined,
  table: 'disciplines' | 'organisations',
): Promise<[string, string][]> {
  const { rows } = await pool.query<{ id: string; code: string }>(
    `select id, code from sport.${table} where partition = $1`,
    [partition ?? null],
  );
  return rows.map(({ id, code }) => [id, code]);
}

/** Replaces the ids in the data of an item. @param rename returns undefined to remove the reference */
export function renameReferences(
  kind: string,
  data: Readonly<Record<string, unknown>>,
  rename: (to: ReferenceTarget, id: string) => string | undefined,
): Record<string, unknown> {
  const renamed: Record<string, unknown> = { ...data };
  for (const [name, field] of Object.entries<Field>(findKind(kind)!.fields)) {
    const value = data[name];
    if (value === undefined || (field.type !== 'reference' && field.type !== 'references')) continue;
    const ids = [value].flat().flatMap((id) => rename(field.to, id as string) ?? []);
    if (ids.length === 0) delete renamed[name];
    else renamed[name] = field.type === 'reference' ? ids[0] : ids;
  }
  return renamed;
}

const referenceTables = [
  'venues',
  'disciplines',
  'events',
  'schedule_units',
  'organisations',
  'participants',
  'teams',
] as const;

/** All ids that content may refer to; disciplines and delegations also by code. */
export async function knownIds(pool: pg.Pool, partition: number): Promise<KnownIds> {
  const idsByTable = new Map<TableName, Set<string>>();
  const add = (table: TableName, ids: Iterable<string>): void =>
    void idsByTable.set(table, new Set([...(idsByTable.get(table) ?? []), ...ids]));
  for (const table of referenceTables) {
    const { rows } = await pool.query<{ id: string }>(`select distinct id from sport.${table} where partition = $1`, [
      partition,
    ]);
    add(
      table === 'schedule_units' ? 'units' : table,
      rows.map(({ id }) => id),
    );
  }
  for (const table of ['disciplines', 'organisations'] as const)
    add(
      table,
      (await knownCodes(pool, partition, table)).map(([, code]) => code),
    );
  const state = await readImportState(pool, partition);
  for (const name of ['events', 'units'] as const) add(name, Object.keys(state?.names[name] ?? {}));
  const { rows } = await pool.query<{ kind: string; id: string }>(
    'select kind, id from content.items where partition = $1',
    [partition],
  );
  for (const [kind, items] of Map.groupBy(rows, (row) => row.kind)) {
    const table = contentTables.get(kind);
    if (table)
      add(
        table,
        items.map(({ id }) => id),
      );
  }
  return idsByTable;
}
