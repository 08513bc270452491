import { isDemoCode } from '@podium/demo-games/code';
import { inSiblingDatabase } from '../database/beside.ts';
import { openDatabase } from '../database/database.ts';
import { featureEntryTypes as entryTypes } from '../features/entry-types.gen.ts';
import type { Database } from '../database/database.ts';
import { openInstallation, rebuildDue } from '../feed/installation.ts';
import { rebuild } from '../feed/rebuild.ts';
import { openLog } from '../ground/log.ts';
import type { CliIo } from './io.ts';
import { progressReporter } from './replay.ts';

/** `podium rebuild`: rebuilds the tables from the journal by the rules of this version. */
export async function rebuildVerb(_args: string[], { out, config }: CliIo): Promise<number> {
  const database = await openDatabase(config);
  try {
    await openInstallation(database.pool, config.gamesCode);
    await rebuildTables(database, out);
    return 0;
  } finally {
    await database.close();
  }
}

/**
 * On start, rebuilds the demo immediately; for other Games, only reports that a rebuild is due, because the operator
 * chooses the time.
 */
export async function reportWhenDue(database: Database, { config, out, error }: CliIo): Promise<void> {
  const { gamesCode } = await openInstallation(database.pool, config.gamesCode);
  const due = await rebuildDue(database.pool);
  if (due === undefined) return;
  error(`The tables were built by another version of Podium (${due}). Run "podium rebuild" to update them.`);
  if (!config.isDemo || !isDemoCode(gamesCode ?? '')) return;
  // On failure the server starts with the existing tables.
  await rebuildTables(database, out).catch((problem: Error) => error(problem.message));
}

async function rebuildTables(database: Database, print: (line: string) => void): Promise<void> {
  await inSiblingDatabase(database, async (target) => {
    const started = performance.now();
    const result = await rebuild(database.pool, target, {
      log: openLog('error'),
      entryTypes,
      onProgress: progressReporter(print),
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const changed = result.differences.map(({ table }) => table.replaceAll('"', '')).join(', ');
    print(
      `Rebuilt from ${result.messages} journal entries in ${seconds} s: ${changed === '' ? 'no table changed' : `replaced ${changed}`}.`,
    );
  });
}
