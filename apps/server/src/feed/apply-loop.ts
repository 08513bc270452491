import { FollowLoop } from '../database/follow-loop.ts';
import type { Database } from '../database/database.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { stackOf } from '../log.ts';
import { applyNext } from './applier.ts';
import type { ApplyOptions } from './applier.ts';
import { journalChannel } from './journal.ts';

/** Applies the journal as it grows, in this process, until stopped. Several processes may run one: the lock lets one work. */
export function applyLoop(database: Database, { log, entryTypes }: Omit<ApplyOptions, 'limit'>): FollowLoop {
  return new FollowLoop({
    database,
    channel: journalChannel,
    pollMs: 2000,
    work: async () => (await applyNext(database.pool, { log, entryTypes })) > 0,
    onFailure: (error, failures) => {
      if (failures > 1) return;
      if (isDatabaseAway(error))
        log.warn({ error: (error as Error).message }, 'the database is away, the journal waits');
      else log.error({ error: stackOf(error) }, 'the journal cannot be applied, it waits');
    },
  });
}
