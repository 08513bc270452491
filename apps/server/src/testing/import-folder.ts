import { fileURLToPath } from 'node:url';
import type { Database } from '../database/database.ts';
import { FileStore } from '../files/file-store.ts';
import { openLog } from '../ground/log.ts';
import { scratchFolder } from './scratch-folder.ts';
import { openInstallation } from '../feed/installation.ts';
import { runImport } from '../cli/run-import.ts';
import type { ImportOptions } from '../cli/run-import.ts';

const examples = new URL('../../../../packages/games-folder/examples/', import.meta.url);
export const completeFolder = fileURLToPath(new URL('complete', examples));
export const folderWithMistakes = fileURLToPath(new URL('mistakes', examples));

export interface ImportRun {
  code: number;
  out: string;
  errors: string;
}

/** For tests: imports a folder like `podium import`, into an open database. */
export async function importFolder(
  database: Database,
  folder: string,
  options: Partial<ImportOptions> = {},
): Promise<ImportRun> {
  await openInstallation(database.pool);
  const lines: string[] = [];
  const errors: string[] = [];
  const io = {
    out: (line: string) => void lines.push(line),
    error: (line: string) => void errors.push(line),
    log: openLog('silent'),
    openFiles: async () => FileStore.open({ pool: database.pool, dataDir: await scratchFolder() }),
  };
  const code = await runImport(database, { folder, isDryRun: false, isForced: false, ...options }, io);
  return { code, out: lines.join('\n'), errors: errors.join('\n') };
}

/** For tests: all rows of the sport tables as sorted text, without owner, stamp and the columns in `without`. */
export async function dumpSportTables(
  database: Database,
  without: readonly string[] = [],
): Promise<Record<string, string[]>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'sport' order by 1`,
  );
  const dump: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (name === 'bodies') continue;
    const hidden = [
      'owner',
      'stamp',
      'partition',
      ...without.flatMap((column) => (column.startsWith(`${name}.`) ? [column.slice(name.length + 1)] : [])),
    ];
    const { rows } = await database.pool.query<{ text: string }>(
      `select (to_jsonb(t) - $1::text[])::text as text from sport."${name}" as t order by 1`,
      [hidden],
    );
    dump[name] = rows.map((row) => row.text);
  }
  return dump;
}
