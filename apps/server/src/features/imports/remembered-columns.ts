/** Contents of the columns of lists of results, remembered for lists with the same titles. */
import { createHash } from 'node:crypto';
import type { ImportSummary } from '@podium/contract';
import type pg from 'pg';

export type ColumnChoice = Readonly<Record<string, string>>;

type List = NonNullable<NonNullable<ImportSummary['foreign']>['list']>;

/** Identifies the titles of a list, whatever the names and number of its sheets. */
const titlesKey = ({ sheets }: List): string => {
  const titles = new Set(sheets.map(({ columns }) => columns.map(({ title }) => title).join('\t')));
  return createHash('sha256')
    .update([...titles].toSorted().join('\n'))
    .digest('hex');
};

export async function rememberColumns(pool: pg.Pool, list: List, columns: ColumnChoice): Promise<void> {
  await pool.query(
    `insert into imports.list_columns (titles, columns) values ($1, $2)
     on conflict (titles) do update set columns = excluded.columns, changed_at = now()`,
    [titlesKey(list), JSON.stringify(columns)],
  );
}

/** The contents that were chosen for an earlier list with the same titles. */
export async function rememberedColumns(pool: pg.Pool, list: List): Promise<ColumnChoice | undefined> {
  const { rows } = await pool.query<{ columns: ColumnChoice }>(
    'select columns from imports.list_columns where titles = $1',
    [titlesKey(list)],
  );
  return rows[0]?.columns;
}
