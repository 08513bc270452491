import { openDatabase } from '../database/database.ts';
import { readFeedState } from '../feed/feed-state.ts';
import { openInstallation } from '../feed/installation.ts';
import { medalTableDifferences } from '../read-model/medal-check.ts';
import { loadSnapshot } from '../read-model/snapshot/snapshot.ts';
import type { CliIo } from './io.ts';

/** `podium doctor`: what is configured, reachable, behind or broken. */
export async function doctorVerb(_args: string[], { out, error, config }: CliIo): Promise<number> {
  out(`Node ${process.versions.node}, port ${config.port}, public address ${config.publicUrl}`);
  const database = await openDatabase(config).catch((problem: Error) => {
    error(`Database: not reachable. ${problem.message}`);
    return undefined;
  });
  if (!database) return 1;
  try {
    await openInstallation(database.pool, config.gamesCode);
    const state = await readFeedState(database.pool);
    const { rows } = await database.pool.query<{ server_version: string; size: string }>(
      `select current_setting('server_version') as server_version, pg_size_pretty(pg_database_size(current_database())) as size`,
    );
    out(`Database: PostgreSQL ${rows[0]!.server_version}, ${database.description}, ${rows[0]!.size}`);
    out(`Games: ${state.gamesCode ?? 'none yet'}`);
    out(
      `Journal: ${state.journal} entries, ${state.lag} waiting, last ${state.lastMessageAt ? new Date(state.lastMessageAt).toISOString() : 'never'}`,
    );
    out(
      `Outcomes: ${
        Object.entries(state.outcomes)
          .map(([name, count]) => `${name} ${count}`)
          .join(', ') || 'none'
      }`,
    );
    out(
      `Warnings: ${
        Object.entries(state.warnings)
          .map(([name, count]) => `${name} ${count}`)
          .join(', ') || 'none'
      }`,
    );
    const snapshot = await loadSnapshot(database.pool, config.timeZone);
    const differences = await medalTableDifferences(database.pool, snapshot);
    for (const difference of differences) error(`Medal table: ${difference}`);
    return state.lag > 0 || differences.length > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}
