import { FollowLoop } from '../database/follow-loop.ts';
import type { Database } from '../database/database.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { formatStack } from '../ground/log.ts';
import { applyNext } from './applier.ts';
import type { ApplyOptions } from './applier.ts';
import { journalChannel } from './journal.ts';
import { announceRank, applyRank } from './newest-applies.ts';

/**
 * Applies new journal rows in this process until stopped. Several processes may run a loop: the lock allows one of
 * them, of the newest version, to work at a time.
 */
export function applyLoop(
  database: Database,
  { log, entryTypes }: Pick<ApplyOptions, 'log' | 'entryTypes'>,
): FollowLoop {
  const rank = applyRank(entryTypes);
  return new FollowLoop({
    database,
    channel: journalChannel,
    pollMs: 2000,
    onOpen: async (client) => announceRank(client, rank),
    work: async () => (await applyNext(database.pool, { log, entryTypes, rank })) > 0,
    onFailure: (error, failures) => {
      if (failures > 1) return;
      if (isDatabaseAway(error))
        log.warn({ error: (error as Error).message }, 'the database is away, the journal waits');
      else log.error({ error: formatStack(error) }, 'the journal cannot be applied, it waits');
    },
  });
}
