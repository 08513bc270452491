import { readdir, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writableFormats } from '@podium/foreign-files';
import { folderFiles, writeArchive, writeFolder } from '@podium/games-folder';
import { openDatabase } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { exportContent } from '../features/content/folder/export-content.ts';
import { reportUnwritten } from '../features/report-foreign.ts';
import { exportQuizzes } from '../features/trivia/folder/export-quizzes.ts';
import { unpackGtfs } from '../features/transport/packed-gtfs.ts';
import { publishedGtfs } from '../features/transport/published-timetable.ts';
import { FileStore } from '../files/file-store.ts';
import { readTables } from '../feed/folder/export/read-tables.ts';
import { publicPartition } from '../feed/installation.ts';
import { optionFault } from './io.ts';
import type { CliIo } from './io.ts';

/**
 * `podium export <folder|file.zip>`: exports the public Games as a Games folder. Quizzes contain their right answers, so
 * they need `--trivia`. `--format lenex` writes the file of another program, with the part of the Games that it can express.
 */
export async function exportVerb(args: string[], io: CliIo): Promise<number> {
  let positionals: string[];
  let hasTrivia: boolean;
  let formatName: string | undefined;
  try {
    const parsed = parseArgs({
      args,
      allowPositionals: true,
      options: { trivia: { type: 'boolean', default: false }, format: { type: 'string' } },
    });
    positionals = parsed.positionals;
    hasTrivia = parsed.values.trivia;
    formatName = parsed.values.format;
  } catch (error) {
    io.error(`podium export: ${optionFault(error) ?? (error as Error).message}`);
    return 2;
  }
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) {
    io.error('podium export: expected one folder or .zip.');
    return 2;
  }
  const format = formatName === undefined || formatName === 'games' ? undefined : writableFormats.get(formatName);
  if (!format && formatName !== undefined && formatName !== 'games') {
    io.error(
      `podium export: unknown format "${formatName}"; use games or ${[...writableFormats.keys()].join(' or ')}.`,
    );
    return 2;
  }
  const fault = format ? await whyNoFile(folder, format.writes) : await whyUnusable(folder);
  if (fault) {
    io.error(`podium export: ${fault}`);
    return 2;
  }
  const database = await openDatabase(io.config);
  try {
    const partition = await publicPartition(database.pool);
    const tables =
      partition === undefined
        ? undefined
        : await readTables(database.pool, partition, { source: 'all', timeZone: io.config.environment['TIME_ZONE'] });
    if (!tables) {
      io.error('podium export: there are no Games to export.');
      return 1;
    }
    if (io.config.environment['TIME_ZONE'] === undefined && !(await hasZone(database.pool, partition!)))
      io.error(
        'podium export: no time zone is set, so times are in UTC. Set TIME_ZONE (Europe/Paris) for local times.',
      );
    if (format) {
      const file = format.write(tables);
      if (!file) {
        io.error(`podium export: the Games have nothing that ${format.name} can contain.`);
        return 1;
      }
      await writeFile(folder, file.bytes, { flag: 'wx' });
      reportUnwritten(file.lost, io.out);
      io.out(`${tables.games.code}: ${format.name} in ${resolve(folder)}`);
      return 0;
    }
    const store = await FileStore.open({
      pool: database.pool,
      dataDir: io.config.dataDir,
      filesUrl: io.config.filesUrl,
    });
    const content = await exportContent(database.pool, partition!, tables.files, async (sha256) => store.bytes(sha256));
    const trivia = hasTrivia ? await exportQuizzes(database.pool, tables.files) : new Map<never, never>();
    const files = folderFiles({ ...tables, ...content, trivia });
    const gtfs = await publishedGtfs(database.pool, partition!);
    for (const [name, bytes] of gtfs ? unpackGtfs(gtfs) : []) files.set(`transport/${name}`, bytes);
    await (isArchive(folder) ? writeArchive : writeFolder)(folder, files);
    const rows = [...Object.values(tables.files), ...content.content.values(), ...trivia.values()].reduce(
      (sum, list) => sum + list.length,
      0,
    );
    io.out(`${tables.games.code}: ${rows} rows in ${files.size} files in ${resolve(folder)}`);
    return 0;
  } finally {
    await database.close();
  }
}

/** Returns whether a Games folder has set the time zone, which a feed does not include. */
async function hasZone(pool: Database['pool'], partition: number): Promise<boolean> {
  const { rowCount } = await pool.query('select from sport.games where partition = $1', [partition]);
  return rowCount !== 0;
}

/** Reason why a file cannot be written there. */
async function whyNoFile(path: string, ending: string): Promise<string | undefined> {
  if (!path.toLowerCase().endsWith(`.${ending}`)) return `"${path}" does not end in .${ending}.`;
  // No file is what is wanted; the write reports a folder that cannot be read.
  return (await stat(path).catch(() => undefined)) ? `"${path}" exists already.` : undefined;
}

const isArchive = (path: string): boolean => path.toLowerCase().endsWith('.zip');

/**
 * Reason why the target cannot be used. A non-empty folder is refused, because its old files would be imported along
 * with the new ones.
 */
async function whyUnusable(folder: string): Promise<string | undefined> {
  // A missing folder is fine; the first write reports a folder that cannot be created.
  const stats = await stat(folder).catch(() => undefined);
  if (!stats) return undefined;
  if (isArchive(folder)) return `"${folder}" exists already.`;
  if (!stats.isDirectory()) return `"${folder}" is a file.`;
  return (await readdir(folder)).length > 0 ? `"${folder}" is not empty.` : undefined;
}
