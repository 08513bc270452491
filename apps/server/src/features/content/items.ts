import type { DataOfKind, KindName } from '@podium/content';
import type pg from 'pg';
import { prepared } from '../../database/prepared.ts';

export interface PublishedItem<Name extends KindName = KindName> {
  id: string;
  data: DataOfKind<Name>;
}

/** All published items of a kind: by position, then id. */
export async function listItems<Name extends KindName>(
  pool: Pick<pg.Pool, 'query'>,
  partition: number,
  kind: Name,
): Promise<PublishedItem<Name>[]> {
  const { rows } = await pool.query<PublishedItem<Name>>(
    prepared(
      `select id, data from content.items where partition = $1 and kind = $2 order by position nulls last, id collate "C"`,
      [partition, kind],
    ),
  );
  return rows;
}

/** @returns undefined if the item does not exist */
export async function findItem<Name extends KindName>(
  pool: Pick<pg.Pool, 'query'>,
  partition: number,
  kind: Name,
  id: string,
): Promise<PublishedItem<Name> | undefined> {
  const { rows } = await pool.query<PublishedItem<Name>>(
    prepared('select id, data from content.items where partition = $1 and kind = $2 and id = $3', [
      partition,
      kind,
      id,
    ]),
  );
  return rows[0];
}
