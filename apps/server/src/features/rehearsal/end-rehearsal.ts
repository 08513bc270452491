import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { FeatureKit } from '../kit.ts';

/** Rebuilds the tables without the results of a rehearsal that was ended, then ends it for readers. */
export async function endRehearsal(client: pg.ClientBase, kit: FeatureKit): Promise<void> {
  if (!kit.program().switches.rehearsalEnds) return;
  // The rebuild takes seconds, in connections of its own.
  await client.query('set local idle_in_transaction_session_timeout = 0');
  await kit.rebuildTables();
  await kit.journal.append({
    type: 'rehearsal.end',
    data: { changedAt: new Date(kit.clock.now()).toISOString() },
    by: null,
    nonce: randomUUID(),
  });
}
