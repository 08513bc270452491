import type pg from 'pg';
import { prepared } from '../../database/prepared.ts';
import type { OwnedTable, ScopedTable, StoredFile } from './projection.ts';
import { rowsAsJson, tableShape } from './table-shape.ts';
import type { SportTable } from './table-shape.ts';

type Row = Record<string, unknown>;

/** Rows of a batch of messages, collected so that each table is written by one statement. */
export interface Changes {
  partition: number;
  /** By table, owners whose rows are deleted before the new ones are inserted. */
  cleared: Map<OwnedTable, Set<bigint>>;
  owned: Map<OwnedTable, Row[]>;
  /** By `scope\u0000id`: the newest row of the batch. */
  scoped: Map<ScopedTable, Map<string, Row>>;
  /** Scopes for which a full message sets a newer stamp. */
  movedScopes: Map<string, string>;
  versions: Row[];
  /** The oldest row in the batch for each unit, start and kind. */
  starts: Map<string, Row & { stamp: string }>;
  files: Map<string, StoredFile>;
}

export function emptyChanges(partition: number): Changes {
  return {
    partition,
    cleared: new Map(),
    owned: new Map(),
    scoped: new Map(),
    movedScopes: new Map(),
    versions: [],
    starts: new Map(),
    files: new Map(),
  };
}

const scopedTables: readonly ScopedTable[] = ['scheduleUnits', 'sessions', 'participants', 'teams'];

/** Writes a batch in the caller's transaction: old rows are deleted and new ones inserted, never merged. */
export async function writeChanges(client: pg.ClientBase, changes: Changes): Promise<void> {
  for (const [table, owners] of changes.cleared) {
    if (owners.size === 0) continue;
    await client.query(
      prepared(`delete from ${tableShape(table).name} where partition = $1 and owner = any($2::bigint[])`, [
        changes.partition,
        [...owners].map(String),
      ]),
    );
  }
  for (const [table, rows] of changes.owned) await insertRows(client, table, rows);
  if (changes.movedScopes.size > 0) await clearOlderThanScope(client, changes);
  for (const [table, rows] of changes.scoped) await upsertRows(client, table, [...rows.values()]);
  if (changes.versions.length > 0)
    await insertRows(client, 'officialVersions', changes.versions, 'on conflict do nothing');
  if (changes.starts.size > 0)
    await insertRows(
      client,
      'scheduleStarts',
      [...changes.starts.values()],
      `on conflict (partition, id, start_at, is_change) do update set stamp = excluded.stamp, description = excluded.description
       where excluded.stamp < ${tableShape('scheduleStarts').name}.stamp`,
    );
  for (const file of changes.files.values()) {
    await client.query(
      'insert into sport.files (sha256, media_type, bytes) values ($1, $2, $3) on conflict do nothing',
      [file.sha256, file.mediaType, file.bytes],
    );
  }
}

async function insertRows(client: pg.ClientBase, table: SportTable, rows: readonly Row[], suffix = ''): Promise<void> {
  if (rows.length === 0) return;
  const shape = tableShape(table);
  await client.query(
    prepared(
      `insert into ${shape.name} (${shape.list}) select ${shape.list} from jsonb_populate_recordset(null::${shape.name}, $1::jsonb) ${suffix}`,
      [rowsAsJson(shape, rows)],
    ),
  );
}

/** Removes entities that neither the newest full message of a scope nor a later update names. */
async function clearOlderThanScope(client: pg.ClientBase, changes: Changes): Promise<void> {
  const scopes = [...changes.movedScopes];
  for (const table of scopedTables) {
    await client.query(
      `delete from ${tableShape(table).name} as old using unnest($2::text[], $3::text[]) as moved(scope, stamp)
       where old.partition = $1 and old.scope = moved.scope and old.stamp < moved.stamp collate "C"`,
      [changes.partition, scopes.map(([scope]) => scope), scopes.map(([, stamp]) => stamp)],
    );
  }
}

async function upsertRows(client: pg.ClientBase, table: ScopedTable, rows: readonly Row[]): Promise<void> {
  const shape = tableShape(table);
  const assignments = shape.columns.map(({ column }) => `"${column}" = excluded."${column}"`).join(', ');
  await insertRows(
    client,
    table,
    rows,
    `on conflict (partition, scope, id) do update set ${assignments} where excluded.stamp > ${shape.name}.stamp`,
  );
}
