import { unbalanced } from '../access/points.ts';
import { untrustedProxy } from '../access/untrusted-proxy.ts';
import { openDatabase } from '../database/database.ts';
import { readFeedState } from '../feed/feed-state.ts';
import { isRehearsalCode, nameOfSource, readOtherGames } from '../feed/other-games.ts';
import { openInstallation, rebuildDue } from '../feed/installation.ts';
import { medalTableDifferences } from '../read-model/medal-check.ts';
import { doubtedEvents } from '../read-model/snapshot/award-corrections.ts';
import { readShrunkLists } from '../read-model/queries/shrunk-lists.ts';
import { eventsWithoutMembers } from '../read-model/snapshot/award-members.ts';
import { loadSnapshot, rowsLeftOut } from '../read-model/snapshot/snapshot.ts';
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
    for (const other of await readOtherGames(database.pool))
      out(
        `Not public: ${nameOfSource(other)}${isRehearsalCode(other.competitionCode) ? ' (rehearsal)' : ''}, ${other.messages} message keys`,
      );
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
    // Frozen medals are meant to differ from the feed's table.
    const differences = snapshot.switches.medalsFrozen ? [] : await medalTableDifferences(database.pool, snapshot);
    const due = await rebuildDue(database.pool);
    const proxy = await untrustedProxy(config);
    const findings = [
      ...(proxy === undefined ? [] : [proxy]),
      ...(due === undefined ? [] : [`Tables: ${due}. Run "podium rebuild".`]),
      ...rowsLeftOut(snapshot).map((row) => `Omitted because it cannot be presented: ${row}`),
      ...differences.map((difference) => `Medal table: ${difference}`),
      ...told('Medals: implausibly many official medals are missing', doubtedEvents(snapshot.awards)),
      ...told('Medals: lists of several teams have no members', eventsWithoutMembers(snapshot)),
      ...(await unbalanced(database.pool)).map(
        (id) => `Points: the total of ${id} differs from the sum of its ledger entries`,
      ),
      ...told('Lists that arrived much shorter than before', await readShrunkLists(database.pool, snapshot.partition)),
    ];
    for (const finding of findings) error(finding);
    return state.lag > 0 || findings.length > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

function told(what: string, concerned: readonly string[]): string[] {
  if (concerned.length === 0) return [];
  return [`${what} (${concerned.length}): ${concerned.slice(0, 5).join(', ')}. Ask the feed to send them again.`];
}
