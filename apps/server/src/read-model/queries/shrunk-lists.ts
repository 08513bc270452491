import type pg from 'pg';

/** Lists of people, teams and contests whose newest message was much shorter than the previous list. */
export async function readShrunkLists(pool: pg.Pool, partition: number): Promise<string[]> {
  const { rows } = await pool.query<{ list: string }>(
    `select document_type || ' ' || rtrim(document_code, '-') as list from feed.heads join feed.outcomes using (journal_id)
     where partition = $1 and document_type ~ '^DT_(PARTIC|SCHEDULE)' and warnings @> '[{"code": "list-shrunk"}]' order by list`,
    [partition],
  );
  return rows.map(({ list }) => list);
}
