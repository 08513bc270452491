import type pg from 'pg';
import type { Log } from '../log.ts';
import { applyNext } from './applier.ts';
import { openInstallation, readInstallation } from './installation.ts';
import { compareStates, stateHashes } from './state-hash.ts';
import type { Difference } from './state-hash.ts';

export interface ReplayResult {
  messages: number;
  differences: Difference[];
}

const page = 200;

/**
 * Rebuilds every table of the source from its journal in an empty, migrated target and compares.
 * The source is only read.
 */
export async function replay(
  source: pg.Pool,
  target: pg.Pool,
  log: Log,
  onProgress: (messages: number) => void,
): Promise<ReplayResult> {
  const { gamesCode } = await readInstallation(source);
  await openInstallation(target, gamesCode);
  let messages = 0;
  for (let after = 0; ;) {
    const { rows } = await source.query<Record<string, unknown> & { id: number }>(
      'select id, feed_flag, kind, header, bytes, sha256, received_at::text as received_at from feed.journal where id > $1 order by id limit $2',
      [after, page],
    );
    if (rows.length === 0) break;
    for (const row of rows) {
      await target.query(
        `with row as (insert into feed.journal (id, feed_flag, kind, header, bytes, sha256, received_at) values ($1, $2, $3, $4, $5, $6, $7) returning id)
         insert into feed.pending (journal_id) select id from row`,
        [row.id, row['feed_flag'], row['kind'], row['header'], row['bytes'], row['sha256'], row['received_at']],
      );
    }
    after = rows.at(-1)!.id;
    while ((await applyNext(target, log)) > 0);
    messages += rows.length;
    onProgress(messages);
  }
  return { messages, differences: compareStates(await stateHashes(source), await stateHashes(target)) };
}
