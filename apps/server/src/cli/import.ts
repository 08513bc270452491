import { parseArgs } from 'node:util';
import { openDatabase } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { applyNext } from '../feed/applier.ts';
import { fileNames } from '../feed/games-folder/folder-tables.ts';
import { FolderUnreadable } from '../feed/games-folder/folder-source.ts';
import { formatProblem } from '../feed/games-folder/problems.ts';
import { importFormats, packImport, prepareImport } from '../feed/import/prepare-import.ts';
import type { ImportFormat, PreparedImport } from '../feed/import/prepare-import.ts';
import { openInstallation } from '../feed/installation.ts';
import { appendToJournal } from '../feed/journal.ts';
import { openLog } from '../log.ts';
import type { CliIo } from './io.ts';

interface ImportOptions {
  folder: string;
  format?: ImportFormat;
  games?: string;
  isDryRun: boolean;
  isForced: boolean;
}

/** `podium import <folder>`: checks a Games folder or the Paris 2024 set and, where nothing is wrong, imports it as one journal entry. */
export async function importVerb(args: string[], io: CliIo): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') {
    io.error(`podium import: ${options}`);
    return 2;
  }
  const database = await openDatabase(io.config);
  try {
    await openInstallation(database.pool, io.config.gamesCode);
    return await runImport(database, options, io);
  } catch (error) {
    if (!(error instanceof FolderUnreadable)) throw error;
    io.error(`podium import: ${error.message}`);
    return 2;
  } finally {
    await database.close();
  }
}

function readOptions(args: string[]): ImportOptions | string {
  let given: ReturnType<typeof parse>;
  try {
    given = parse(args);
  } catch (error) {
    return (error as Error).message;
  }
  const { values, positionals } = given;
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) return 'name one folder, or one .zip of a folder.';
  const format = importFormats.find((known) => known === values.format);
  if (values.format !== undefined && !format) return `there is no format "${values.format}"; it is ${importFormats.join(' or ')}.`;
  if (values.games !== undefined && !/^[A-Z0-9-]{2,15}$/.test(values.games)) return `"${values.games}" is not a Games code; it has 2 to 15 of A-Z, 0-9 and -.`;
  return { folder, format, games: values.games, isDryRun: values['dry-run'], isForced: values.force };
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      games: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
}

/** Everything but the opening of the database. */
export async function runImport(database: Pick<Database, 'pool'>, options: ImportOptions, io: CliIo): Promise<number> {
  const started = performance.now();
  const prepared = await prepareImport(database.pool, options.folder, options);
  for (const problem of prepared.report.problems) io.error(formatProblem(problem));
  const { omitted, errors, warnings } = prepared.report;
  if (omitted > 0) io.error(`… and ${omitted} more`);
  if (!prepared.tables) {
    io.error(`podium import: ${errors} errors, ${warnings} warnings; nothing was imported.`);
    return 1;
  }
  const rows = count(prepared);
  const summary = fileNames.flatMap((name) => (rows.byFile.has(name) ? [`${rows.byFile.get(name)} ${name.replace('_', ' ')}`] : [])).join(', ');
  io.out(`${prepared.competitionCode}: ${summary || 'games.json'}${warnings > 0 ? `; ${warnings} warnings` : ''}`);
  if (options.isDryRun) {
    io.out('Dry run: nothing was imported.');
    return 0;
  }
  const { before, tables } = prepared;
  if (before && Date.parse(tables.games.generatedAt) < Date.parse(before.generatedAt) && !options.isForced) {
    io.error(`podium import: generatedAt ${tables.games.generatedAt} is older than the last import (${before.generatedAt}); --force imports it all the same.`);
    return 1;
  }
  const isNew = await journal(database, prepared);
  if (!isNew) {
    io.out('The same content was imported last: nothing changes.');
    return 0;
  }
  const outcome = await apply(database, isNew, io);
  if (outcome !== undefined) {
    io.error(`podium import: refused: ${outcome}`);
    return 1;
  }
  const ms = performance.now() - started;
  io.out(`Imported ${rows.total} rows in ${Math.round(ms)} ms (${Math.round(rows.total / (ms / 1000))} rows/s).`);
  return 0;
}

function count({ tables }: PreparedImport): { total: number; byFile: Map<string, number> } {
  const byFile = new Map<string, number>();
  let total = 1;
  for (const [name, rows] of Object.entries(tables?.files ?? {})) {
    if (rows.length > 0) byFile.set(name, rows.length);
    total += rows.length;
  }
  return { total, byFile };
}

/** Journal id; undefined where the last import of these Games had the same bytes. */
async function journal({ pool }: Pick<Database, 'pool'>, prepared: PreparedImport): Promise<number | undefined> {
  const { createHash } = await import('node:crypto');
  const header = { competitionCode: prepared.competitionCode, generatedAt: prepared.tables!.games.generatedAt };
  const append = async (bytes: Uint8Array) => (await appendToJournal(pool, [{ kind: prepared.format, feedFlag: 'P', header, bytes }]))[0]!;
  const bytes = packImport(prepared);
  const isLast = prepared.before?.sha256 === createHash('sha256').update(bytes).digest('hex');
  const taken = await append(bytes);
  if (isLast) return undefined;
  if (!taken.isDuplicate) return taken.id;
  // These bytes came before, others since: going back to them is a change, which the journal must tell.
  const again = await append(packImport(prepared, true));
  return again.isDuplicate ? undefined : again.id;
}

/** Applies what waits; the reason where this import was refused. */
async function apply({ pool }: Pick<Database, 'pool'>, journalId: number, { config }: CliIo): Promise<string | undefined> {
  const log = openLog(config.logLevel);
  while ((await applyNext(pool, log)) > 0);
  const { rows } = await pool.query<{ outcome: string; reason: string | null }>('select outcome, reason from feed.outcomes where journal_id = $1', [journalId]);
  return rows[0]?.outcome === 'refused' ? (rows[0].reason ?? 'no reason given') : undefined;
}
