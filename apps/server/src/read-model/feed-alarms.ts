import type pg from 'pg';
import type { Alarms } from '../ground/alarms.ts';
import { rebuildDue } from '../feed/installation.ts';
import { readContradictedResults } from './queries/contradicted-results.ts';
import { readShrunkLists } from './queries/shrunk-lists.ts';
import { eventsInDoubt } from './snapshot/award-corrections.ts';
import { eventsWithoutMembers } from './snapshot/award-members.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** Change kinds of lists: people, teams, schedule. */
const ofLists: readonly string[] = ['participants', 'teams', 'schedule'];

/**
 * Raises and clears the alarms that follow from the tables alone, so that a restart raises them again.
 * @param kinds kinds of changes since the last call; all of them on the first call
 */
export async function raiseFeedAlarms(
  alarms: Alarms,
  snapshot: Snapshot,
  pool: pg.Pool,
  kinds: readonly string[] = [...ofLists, 'rebuild'],
): Promise<void> {
  alarms.set('awards-taken-back', eventsInDoubt(snapshot.awards));
  alarms.set('members-missing', eventsWithoutMembers(snapshot));
  alarms.set('result-contradicted', await readContradictedResults(pool, snapshot.partition));
  if (kinds.some((kind) => ofLists.includes(kind)))
    alarms.set('list-shrunk', await readShrunkLists(pool, snapshot.partition));
  if (kinds.includes('rebuild')) {
    const due = await rebuildDue(pool);
    alarms.set('rebuild-due', due === undefined ? [] : [due]);
  }
}
