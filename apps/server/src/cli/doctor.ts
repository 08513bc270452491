import { join } from 'node:path';
import type pg from 'pg';
import { unbalanced } from '../access/points.ts';
import { alarmSteps } from '../ground/alarm-steps.ts';
import type { AlarmKind } from '../ground/alarms.ts';
import { untrustedProxy } from '../access/untrusted-proxy.ts';
import { signingKeyName } from '../ground/data-folder.ts';
import { openDatabase } from '../database/database.ts';
import { readFeedState } from '../feed/feed-state.ts';
import { isRehearsalCode, nameOfSource, readOtherGames } from '../feed/other-games.ts';
import { openInstallation, rebuildDue } from '../feed/installation.ts';
import { medalTableDifferences } from '../read-model/medal-check.ts';
import { eventsInDoubt } from '../read-model/snapshot/award-corrections.ts';
import { readShrunkLists } from '../read-model/queries/shrunk-lists.ts';
import { eventsWithoutMembers } from '../read-model/snapshot/award-members.ts';
import { readIfExists } from '../ground/read-if-exists.ts';
import { loadSnapshot, countOmittedRows } from '../read-model/snapshot/snapshot.ts';
import { checkCertificate } from './certificate.ts';
import type { CliIo } from './io.ts';
import { runningAlarms } from './running-alarms.ts';

interface Finding {
  what: string;
  step: string;
}

/** `podium doctor`: reports what is configured, reachable, behind or broken, and what to do about it. */
export async function doctorVerb(_args: string[], { out, error, config }: CliIo): Promise<number> {
  out(`Node ${process.versions.node}, port ${config.port}, public address ${config.publicUrl}`);
  const certificate = await checkCertificate(config.publicUrl);
  if (certificate && 'state' in certificate) out(`Certificate: ${certificate.state}`);
  const database = await openDatabase(config).catch((problem: Error) => {
    error(`Database: not reachable. ${problem.message}`);
    return undefined;
  });
  if (!database) return 1;
  try {
    const { epoch } = await openInstallation(database.pool, config.gamesCode);
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
      `Journal: ${state.journal} entries, ${state.lag} waiting, ${state.lastMessageAt ? `last ${new Date(state.lastMessageAt).toISOString()}` : 'no message yet'}`,
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
    // Frozen medals differ from the feed's table on purpose.
    const differences = snapshot.switches.medalsFrozen ? [] : await medalTableDifferences(database.pool, snapshot);
    const due = await rebuildDue(database.pool);
    const ofTables = new Map<AlarmKind, string[]>([
      ['rebuild-due', due === undefined ? [] : [`Tables: ${due}.`]],
      ['row-left-out', countOmittedRows(snapshot).map((row) => `Omitted because it cannot be presented: ${row}`)],
      [
        'awards-taken-back',
        summary('Medals: implausibly many official medals are missing', eventsInDoubt(snapshot.awards)),
      ],
      ['members-missing', summary('Medals: lists of several teams have no members', eventsWithoutMembers(snapshot))],
      [
        'points-unbalanced',
        (await unbalanced(database.pool)).map(
          (id) => `Points: the total of ${id} differs from the sum of its ledger entries`,
        ),
      ],
      [
        'list-shrunk',
        summary(
          'Lists that arrived much shorter than before',
          await readShrunkLists(database.pool, snapshot.partition),
        ),
      ],
    ]);
    const alarms = await runningAlarms(config, epoch);
    out(alarms ? `Server: running, ${alarms.length} alarms` : `Server: not running on port ${config.port}`);
    const proxy = await untrustedProxy(config);
    const hasLostKey = await isSigningKeyLost(database.pool, config.dataDir);
    const findings: Finding[] = [
      ...(proxy === undefined ? [] : [proxy]),
      ...(hasLostKey ? [withStep(signingKeyStep)(`Updates of the apps: ${signingKeyName} is missing`)] : []),
      ...(certificate && 'fault' in certificate ? [withStep(certificateStep)(certificate.fault)] : []),
      ...differences.map((difference) => `Medal table: ${difference}`).map(withStep(medalStep)),
      ...[...ofTables].flatMap(([kind, lines]) => lines.map(withStep(alarmSteps[kind]))),
      ...(alarms ?? [])
        .filter(({ kind }) => !ofTables.get(kind as AlarmKind)?.length)
        .map(({ kind, since, count, examples }) => ({
          what: `Alarm ${kind} since ${since} (${count}): ${examples.join(', ')}`,
          step:
            kind in alarmSteps
              ? alarmSteps[kind as AlarmKind]
              : 'The server is of another version: use its own podium command.',
        })),
    ];
    for (const [step, group] of Map.groupBy(findings, (finding) => finding.step)) {
      for (const { what } of group) error(what);
      error(`  What to do: ${step}`);
    }
    return state.lag > 0 || findings.length > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

const certificateStep =
  'Give the server in front of Podium a publicly trusted certificate that renews itself: docs/operations.md, Deployment.';

const signingKeyStep =
  'Put the file back into DATA_DIR, from a backup that was made with BACKUP_PASSPHRASE: the installed apps accept no other key.';

/** Returns whether bundles were published whose key is gone. */
async function isSigningKeyLost(pool: pg.Pool, dataDir: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from live_updates.bundles limit 1');
  return rowCount !== 0 && (await readIfExists(join(dataDir, signingKeyName))) === undefined;
}

const medalStep = 'Ask the source to send the medal table and the medallists again.';

const withStep =
  (step: string) =>
  (what: string): Finding => ({ what, step });

function summary(what: string, concerned: readonly string[]): string[] {
  return concerned.length === 0 ? [] : [`${what} (${concerned.length}): ${concerned.slice(0, 5).join(', ')}`];
}
