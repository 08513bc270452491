import type pg from 'pg';
import { ownerHash } from '../../order.ts';
import { copyRows } from './copy-rows.ts';
import { noNames } from './own-ids.ts';
import type { IdNames } from './own-ids.ts';

/** State that an import stores for the next one. */
export interface ImportState {
  /** Hash of the journal row (hex), for recognizing a repeated import. */
  sha256: string;
  generatedAt: string;
  /** Folder ids that differ from our ids. */
  names: IdNames;
}

const kind = 'import-state';
const owner = ownerHash('import ids');

export async function readImportState(
  client: pg.Pool | pg.ClientBase,
  partition: number,
): Promise<ImportState | undefined> {
  const { rows } = await client.query<{ body: ImportState }>(
    'select body from sport.bodies where partition = $1 and owner = $2',
    [partition, owner],
  );
  const body = rows[0]?.body;
  return body && { ...body, names: { ...noNames(), ...body.names } };
}

export async function writeImportState(
  client: pg.PoolClient,
  partition: number,
  ref: string,
  stamp: string,
  state: ImportState,
): Promise<void> {
  await client.query('delete from sport.bodies where partition = $1 and owner = $2', [partition, owner]);
  await copyRows(client, 'bodies', [{ partition, owner, kind, ref, stamp, body: state }]);
}
