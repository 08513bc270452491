import type pg from 'pg';
import type { OwnedTable, ScopedTable } from '../../apply/projection.ts';
import { correctUnits } from '../../apply/correct-units.ts';
import { tableShape } from '../../apply/table-shape.ts';
import { ownerHash } from '../../order.ts';
import { copyRows } from './copy-rows.ts';
import { actionsOwner, importScope } from '../import-owners.ts';
import type { ImportOwner } from '../import-owners.ts';
import type { ImportRows } from './import-rows.ts';
import type { actionRows } from './map-actions.ts';

/** Tables whose entities visitors may have bookmarked: removed rows are hidden instead of deleted. */
const hiddenBy: { readonly [Table in ScopedTable]?: string } = {
  participants: 'is_visible = false',
  teams: 'is_visible = false',
  scheduleUnits: 'is_hidden = true',
};

/**
 * Replaces the rows of the previous import, in the caller's transaction.
 * @returns the number of rows written
 */
export async function writeImport(
  client: pg.PoolClient,
  partition: number,
  rows: ImportRows,
  stamp: string,
): Promise<number> {
  let written = 0;
  for (const [table, part] of Object.entries(rows.owned) as [OwnedTable, { owner: ImportOwner; rows: object[] }][]) {
    const owner = ownerHash(part.owner);
    await client.query(`delete from ${tableShape(table).name} where partition = $1 and owner = $2`, [partition, owner]);
    await copyRows(
      client,
      table,
      part.rows.map((row) => Object.assign(row, { partition, owner })),
    );
    written += part.rows.length;
  }
  if (rows.owned.resultLines) await correctUnits(client, partition, 'all');
  for (const [table, list] of Object.entries(rows.scoped) as [ScopedTable, { id: string }[]][]) {
    await replaceScoped(
      client,
      table,
      partition,
      list.map((row) => row.id),
    );
    await copyRows(
      client,
      table,
      list.map((row) => Object.assign(row, { partition, scope: importScope, source: 0, stamp })),
    );
    written += list.length;
  }
  for (const file of rows.files) {
    await client.query(
      'insert into sport.files (sha256, media_type, bytes) values ($1, $2, $3) on conflict do nothing',
      [file.sha256, file.mediaType, file.bytes],
    );
  }
  return written;
}

async function replaceScoped(
  client: pg.PoolClient,
  table: ScopedTable,
  partition: number,
  ids: readonly string[],
): Promise<void> {
  const { name } = tableShape(table);
  await client.query(`delete from ${name} where partition = $1 and scope = $2 and id = any($3::text[])`, [
    partition,
    importScope,
    ids,
  ]);
  const hide = hiddenBy[table];
  if (hide)
    await client.query(`update ${name} set ${hide} where partition = $1 and scope = $2 and not (${hide})`, [
      partition,
      importScope,
    ]);
}

/** Replaces the actions of the previous import. */
export async function writeActions(
  client: pg.PoolClient,
  partition: number,
  { actions, streams }: ReturnType<typeof actionRows>,
): Promise<number> {
  const { rows: old } = await client.query<{ unit_id: string }>(
    'select distinct unit_id from sport.action_streams where partition = $1',
    [partition],
  );
  const owners = old.map((row) => String(actionsOwner(row.unit_id)));
  for (const table of ['actions', 'actionStreams'] as const) {
    await client.query(`delete from ${tableShape(table).name} where partition = $1 and owner = any($2::bigint[])`, [
      partition,
      owners,
    ]);
  }
  await copyRows(
    client,
    'actionStreams',
    streams.map((row) => ({ ...row, partition, owner: actionsOwner(row.unitId) })),
  );
  await copyRows(
    client,
    'actions',
    actions.map((row) => ({ ...row, partition, owner: actionsOwner(row.unitId) })),
  );
  return actions.length + streams.length;
}
