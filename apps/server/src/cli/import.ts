import { parseArgs } from 'node:util';
import { gamesCode } from '@podium/contract';
import { FolderUnreadable, tableNames } from '@podium/games-folder';
import { openDatabase } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { reportStop } from '../features/report-problems.ts';
import { importFormats } from '../feed/folder/import/prepare-import.ts';
import { chosenColumns } from './chosen-columns.ts';
import { runImport } from './run-import.ts';
import type { ImportOptions } from './run-import.ts';
import { openInstallation, readInstallation } from '../feed/installation.ts';
import { streamHosts } from '../ground/stream-hosts.ts';
import { isTimeZone } from '../ground/time-zones.ts';
import { otherGamesNotice } from '../feed/other-games.ts';
import { FileStore } from '../files/file-store.ts';
import { openLog } from '../ground/log.ts';
import { optionFault } from './io.ts';
import type { CliIo } from './io.ts';

/**
 * `podium import <folder>`: validates a Games folder, a single file, a file of another program or the Paris 2024 data set and, if there are no
 * errors, imports it as one journal entry.
 */
export async function importVerb(args: string[], io: CliIo): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') {
    io.error(`podium import: ${options}`);
    return 2;
  }
  const database = await openDatabase(io.config);
  try {
    await openInstallation(database.pool, io.config.gamesCode);
    const { dataDir, filesUrl, logLevel } = io.config;
    const code = await runImport(
      database,
      { ...options, streamHosts: streamHosts(io.config) },
      {
        ...io,
        log: openLog(logLevel),
        // Reports progress to a server that runs this command.
        progress: (importProgress) => process.send?.({ importProgress }),
        openFiles: async () => FileStore.open({ pool: database.pool, dataDir, filesUrl }),
      },
    );
    if (code === 0 && !options.isDryRun) await notifyOtherGames(database, io);
    return code;
  } catch (error) {
    if (!(error instanceof FolderUnreadable)) throw error;
    await reportStop(error.params, `podium import: ${error.message}`, io.error);
    return 2;
  } finally {
    await database.close();
  }
}

/** Warns if the imported Games are not the public ones. */
async function notifyOtherGames(database: Database, { out }: CliIo): Promise<void> {
  const { rows } = await database.pool.query<{ code: string; feed_flag: 'P' | 'T' }>(
    `select header ->> 'competitionCode' as code, feed_flag from feed.journal where kind <> 'odf' order by id desc limit 1`,
  );
  const { gamesCode } = await readInstallation(database.pool);
  const notice = rows[0] && otherGamesNotice({ competitionCode: rows[0].code, feedFlag: rows[0].feed_flag }, gamesCode);
  if (notice) out(notice);
}

function readOptions(args: string[]): ImportOptions | string {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return optionFault(error) ?? (error as Error).message;
  }
  const { values, positionals } = parsed;
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) return 'expected one folder, .zip of a folder, workbook or table.';
  const format = importFormats.find((candidate) => candidate === values.format);
  if (values.format !== undefined && !format)
    return `unknown format "${values.format}"; use ${importFormats.join(' or ')}.`;
  if (values.games !== undefined && !gamesCode.safeParse(values.games).success)
    return `"${values.games}" is not a Games code; it has 2 to 15 of A-Z, 0-9 and -.`;
  const timeZone = values['time-zone'];
  if (timeZone !== undefined && !isTimeZone(timeZone))
    return `"${timeZone}" is not a time zone; write a name such as America/Sao_Paulo.`;
  const table = tableNames.find((candidate) => candidate === values.table);
  if (values.table !== undefined && !table)
    return `unknown table "${values.table}"; use one of ${tableNames.join(', ')}.`;
  const columns = values.columns === undefined ? undefined : chosenColumns(values.columns);
  if (typeof columns === 'string') return columns;
  const { name, remove } = values;
  if (remove !== undefined && remove !== 'all' && !/^\d{1,9}$/.test(remove))
    return `"${remove}" is not a number of rows to remove; --dry-run reports it.`;
  const removes = remove === undefined ? 'none' : remove === 'all' ? remove : Number(remove);
  return {
    removes,
    makesCodes: true,
    folder,
    format,
    name,
    table,
    games: values.games,
    timeZone,
    columns,
    isDryRun: values['dry-run'],
    isForced: values.force,
  };
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      games: { type: 'string' },
      'time-zone': { type: 'string' },
      columns: { type: 'string' },
      name: { type: 'string' },
      table: { type: 'string' },
      remove: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
}
