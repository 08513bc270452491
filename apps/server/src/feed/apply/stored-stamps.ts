/** Stamps that a batch compares its messages with, read in one statement per table. */
import type pg from 'pg';
import { stampTime } from '../order.ts';
import type { ReadRow } from './project-all.ts';
import type { ScopedTable } from './projection.ts';
import { tableShape } from './table-shape.ts';

/** Stored stamps of the entities in messages about single entities, by `entityKey`. */
export async function readStamps(
  client: pg.ClientBase,
  partition: number,
  items: readonly ReadRow[],
): Promise<Map<string, string>> {
  const stamps = new Map<string, string>();
  const wanted = new Map<ScopedTable, { scopes: string[]; ids: string[] }>();
  for (const { projection } of items) {
    if (!projection.scoped || projection.scoped.isFull) continue;
    for (const [table, rows] of Object.entries(projection.scoped.rows) as [ScopedTable, { id: string }[]][]) {
      const list = wanted.get(table) ?? { scopes: [], ids: [] };
      wanted.set(table, list);
      for (const row of rows) {
        list.scopes.push(projection.scoped.scope);
        list.ids.push(row.id);
      }
    }
  }
  for (const [table, { scopes, ids }] of wanted) {
    const { rows } = await client.query<{ scope: string; id: string; stamp: string }>(
      `select scope, id, stamp from ${tableShape(table).name}
       where partition = $1 and (scope, id) in (select * from unnest($2::text[], $3::text[]))`,
      [partition, scopes, ids],
    );
    for (const row of rows) stamps.set(entityKey(table, row.scope, row.id), row.stamp);
  }
  return stamps;
}

/** Times of whole-unit streams by unit, to be compared with those of period streams. */
export async function readMasterTimes(
  client: pg.ClientBase,
  partition: number,
  items: readonly ReadRow[],
): Promise<Map<string, string>> {
  const units = items.flatMap((item) => item.projection.owned.actionStreams?.map((stream) => stream.unitId) ?? []);
  if (units.length === 0) return new Map();
  const { rows } = await client.query<{ unit_id: string; stamp: string }>(
    `select unit_id, max(stamp) as stamp from sport.action_streams where partition = $1 and stream = '' and unit_id = any($2::text[]) group by unit_id`,
    [partition, units],
  );
  return new Map(rows.map((row) => [row.unit_id, stampTime(row.stamp)]));
}

export function entityKey(table: ScopedTable, scope: string, id: string): string {
  return `${table}\u0000${scope}\u0000${id}`;
}
