import { findKind } from '@podium/content';
import type { FolderRow } from '@podium/games-folder';
import type pg from 'pg';
import type { MissingRows } from '../../../feed/folder/import/keep-missing.ts';

const maxNames = 20;

/** Items of earlier folders that are missing from the content tables of this one, by kind. */
export async function missingItems(
  pool: pg.Pool,
  partition: number | undefined,
  content: ReadonlyMap<string, readonly FolderRow[]>,
): Promise<MissingRows[]> {
  const { rows } = await pool.query<{ kind: string; id: string }>(
    'select kind, id from content.items where partition = $1 and is_from_folder and kind = any($2) order by kind, id',
    [partition ?? null, [...content.keys()]],
  );
  const lacking = rows.filter(({ kind, id }) => !content.get(kind)?.some((row) => row['id'] === id));
  return [...Map.groupBy(lacking, ({ kind }) => kind)].map(([kind, items]) => ({
    table: findKind(kind) ? kind : '',
    rows: items.length,
    names: items.slice(0, maxNames).map(({ id }) => id),
  }));
}
