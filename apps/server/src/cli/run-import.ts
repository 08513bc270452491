import { createHash } from 'node:crypto';
import type { ListField } from '@podium/foreign-files';
import { contentTables, fileNames, triviaNames } from '@podium/games-folder';
import type { TableName } from '@podium/games-folder';
import { readGtfs } from '@podium/gtfs';
import type { GtfsFeed } from '@podium/gtfs';
import type { ImportPhase, ImportProgress } from '@podium/contract';
import type { Database } from '../database/database.ts';
import type { Log } from '../ground/log.ts';
import { featureEntryTypes as entryTypes } from '../features/entry-types.gen.ts';
import { storeFiles } from '../features/content/folder/prepare-content.ts';
import type { FilePutter } from '../features/content/folder/prepare-content.ts';
import { missingItems } from '../features/content/folder/missing-items.ts';
import { publishContent } from '../features/content/folder/publish-content.ts';
import { knownIds, ownIds } from '../features/content/folder/references.ts';
import { openQuizzes, quizText, withQuizProblems } from '../features/trivia/folder/import-quizzes.ts';
import { frameOfFolder } from '../features/transport/frame-of-folder.ts';
import { publishTimetable } from '../features/transport/publish.ts';
import { reportForeign } from '../features/report-foreign.ts';
import { reportProblems, reportStop, reportSummary } from '../features/report-problems.ts';
import { applyAll } from '../feed/applier.ts';
import { readInstallation } from '../feed/installation.ts';
import { countryLetters } from '../flags/codes.ts';
import { countryTimeZones } from '../flags/time-zone.ts';
import { countryName } from '../read-model/program/country-name.ts';
import { machineNow } from '../ground/machine-time.ts';
import { packFiles, withoutRepeatImportFile } from '../feed/folder/import/import-package.ts';
import { appendToJournal, journalBytes } from '../feed/journal.ts';
import { missingTotal } from '../feed/folder/import/keep-missing.ts';
import type { MissingRows } from '../feed/folder/import/keep-missing.ts';
import { packImport, partitionFor, prepareImport } from '../feed/folder/import/prepare-import.ts';
import type { ImportFormat, PreparedImport } from '../feed/folder/import/prepare-import.ts';
import { changesText, formatCount, missingText, tableLabel } from './import-texts.ts';

export interface ImportOptions {
  folder: string;
  format?: ImportFormat;
  games?: string;
  isDryRun: boolean;
  isForced: boolean;
  /** Number of rows that the files lack and the import removes; `none`: it only adds and changes. By default, all. */
  removes?: number | 'all' | 'none';
  /** Gives contests without a code one. */
  makesCodes?: boolean;
  /** Time zone of Games that a file of another program brings. */
  timeZone?: string;
  /** Contents of columns of a list of results, by their titles. */
  columns?: ReadonlyMap<string, ListField | ''>;
  /** Display name of a single file. */
  name?: string;
  /** The table that a single file contains. */
  table?: TableName;
  /** Hosts whose streams may be played on pages; if absent, stream hosts are not checked. */
  streamHosts?: readonly string[];
}

interface ImportIo {
  out: (line: string) => void;
  error: (line: string) => void;
  log: Log;
  openFiles: () => Promise<FilePutter>;
  progress?: (progress: ImportProgress) => void;
}

/**
 * Validates a folder, prints its problems and, if there are no errors, imports it through the journal.
 * @returns the exit code
 */
export async function runImport(
  database: Pick<Database, 'pool'>,
  options: ImportOptions,
  io: ImportIo,
): Promise<number> {
  const started = performance.now();
  const removesMissing = options.removes !== 'none';
  const reportProgress = (phase: ImportPhase, done = 0, total: number | null = null): void =>
    io.progress?.({ phase, done, total });
  reportProgress('reading');
  const prepared = await withQuizProblems(
    database.pool,
    await prepareImport(
      database.pool,
      options.folder,
      {
        ...options,
        removesMissing,
        now: machineNow(),
        countries: {
          findTimeZones: (country) => countryTimeZones(country, machineNow()),
          findCountry: countryLetters,
          nameCountry: countryName,
        },
        onTable: (done, total) => reportProgress('checking', done, total),
      },
      async (partition) => knownIds(database.pool, partition),
    ),
    disciplineKeys(database.pool),
  );
  const { foreign, changes } = prepared;
  if (foreign) reportForeign(foreign, io.out);
  await reportProblems(prepared.report, io.error);
  const { errors, warnings } = prepared.report;
  if (!prepared.tables) {
    // Its code and time zone can be corrected.
    if (foreign) await reportSummary(new Map(), { foreign });
    io.error(
      `podium import: ${formatCount(errors, 'error')}, ${formatCount(warnings, 'warning')}; nothing was imported.`,
    );
    return 1;
  }
  const timetable = await readTimetable(prepared, io);
  if (timetable === 'invalid') return 1;
  const quizzes = await openQuizzes(database.pool, prepared, disciplineKeys(database.pool));
  const missing = [...(prepared.missing ?? []), ...(await missingContent(database.pool, prepared)), ...quizzes.missing];
  const total = missingTotal(missing);
  if (typeof options.removes === 'number' && options.removes !== total) {
    await reportStop(
      { form: 'other-removals', count: total, wanted: options.removes },
      `podium import: ${formatCount(total, 'row')} would be removed, not ${options.removes}; nothing was imported.`,
      io.error,
    );
    return 1;
  }
  const rows = count(prepared);
  const summary = [
    ...fileNames.map((name) => [name, name] as const),
    ...contentTables,
    ...triviaNames.map((name) => [name, name] as const),
  ]
    .flatMap(([name, table]) => (rows.byFile.has(name) ? [`${rows.byFile.get(name)} ${tableLabel(table)}`] : []))
    .join(', ');
  io.out(
    `${prepared.competitionCode}: ${summary || 'games.json'}${warnings > 0 ? `; ${formatCount(warnings, 'warning')}` : ''}`,
  );
  if (changes && changes.length > 0) io.out(changesText(changes));
  if (total > 0) io.out(missingText(missing, removesMissing));
  for (const line of quizText(quizzes.changes)) io.out(line);
  if (options.isDryRun) {
    await reportSummary(rows.byFile, { missing, changes, quizzes: quizzes.changes, foreign });
    io.out('Dry run: nothing was imported.');
    return 0;
  }
  const { before, tables } = prepared;
  // A list refers to rows of the Games that it does not repeat, so that its bytes differ from those of the last import.
  if (foreign?.list && foreign.isAddition && changes?.length === 0)
    return reportUnchanged(rows.byFile, { changes, foreign }, io);
  if (before && Date.parse(tables.games.generatedAt) < Date.parse(before.generatedAt) && !options.isForced) {
    await reportStop(
      { form: 'older-import', last: before.generatedAt },
      `podium import: generatedAt ${tables.games.generatedAt} is older than the last import (${before.generatedAt}); use --force to import it anyway.`,
      io.error,
    );
    return 1;
  }
  const { contentFiles = [] } = prepared;
  const { stored, problems } =
    contentFiles.length > 0
      ? await storeFiles(await io.openFiles(), contentFiles, (done) =>
          reportProgress('files', done, contentFiles.length),
        )
      : { stored: new Map<string, never>(), problems: [] };
  if (problems.length > 0) {
    await reportProblems({ problems, omitted: 0 }, io.error);
    io.error(`podium import: ${formatCount(problems.length, 'error')}; nothing was imported.`);
    return 1;
  }
  reportProgress('writing', 0, rows.total);
  const isNew = await journal(database, prepared);
  const outcome = isNew && (await apply(database, isNew, io));
  if (outcome) {
    await reportStop({ form: 'import-refused', reason: outcome }, `podium import: refused: ${outcome}`, io.error);
    return 1;
  }
  reportProgress('writing', rows.total, rows.total);
  if (tables.content && tables.content.size > 0) reportProgress('content');
  const changed = await publishContent({
    pool: database.pool,
    log: io.log,
    competitionCode: prepared.competitionCode,
    content: tables.content ?? new Map<string, never>(),
    stored,
    files: tables.files,
    withdrawsMissing: removesMissing,
  });
  const changedQuizzes = await quizzes.publish(io.log, removesMissing);
  const hasNewTimetable =
    timetable !== undefined &&
    (await publishTimetable({ pool: database.pool, log: io.log }, timetable, prepared.competitionCode)) === 'published';
  if (!isNew && changed + changedQuizzes === 0 && !hasNewTimetable) {
    return reportUnchanged(rows.byFile, { changes, foreign }, io);
  }
  const ms = performance.now() - started;
  io.out(`Imported ${rows.total} rows in ${Math.round(ms)} ms (${Math.round(rows.total / (ms / 1000))} rows/s).`);
  const currentGames = (await readInstallation(database.pool)).gamesCode;
  const isShown = currentGames === undefined || currentGames === prepared.competitionCode;
  await reportSummary(rows.byFile, {
    publicGames: isShown ? null : currentGames,
    changes,
    quizzes: quizzes.changes,
    foreign,
  });
  if (!isShown) {
    io.out(
      `${currentGames} is public here. Set GAMES_CODE=${prepared.competitionCode} to publish these Games instead.`,
    );
  }
  return 0;
}

async function reportUnchanged(
  rows: ReadonlyMap<string, number>,
  facts: Pick<PreparedImport, 'changes' | 'foreign'>,
  io: ImportIo,
): Promise<number> {
  await reportSummary(rows, { isUnchanged: true, ...facts });
  io.out('This content is already imported. Nothing changed.');
  return 0;
}

/** Converts the id of a discipline in a folder to its key: `jud`. */
const disciplineKeys =
  (pool: Database['pool']) =>
  async ({ competitionCode, tables }: PreparedImport): Promise<(id: string) => string> => {
    const ownId = await ownIds(pool, await partitionFor(pool, competitionCode), tables?.files);
    return (id) => ownId('discipline', id).toLowerCase();
  };

/** The folder's transport timetable, if there is one. Its problems are reported like those of other files. */
async function readTimetable(
  { timetable = new Map<string, Uint8Array>(), tables }: PreparedImport,
  io: ImportIo,
): Promise<GtfsFeed | 'invalid' | undefined> {
  if (timetable.size === 0) return undefined;
  const { feed, report } = readGtfs(timetable, 'transport/', tables && frameOfFolder(tables));
  await reportProblems(report, io.error);
  if (feed) return feed;
  io.error(
    `podium import: ${formatCount(report.errors, 'error')}, ${formatCount(report.warnings, 'warning')}; nothing was imported.`,
  );
  return 'invalid';
}

function count({ counts = new Map<string, number>() }: PreparedImport): { total: number; byFile: Map<string, number> } {
  const byFile = new Map([...counts].filter(([, rows]) => rows > 0));
  return {
    total: [...byFile.values()].reduce((sum, rows) => sum + rows, 1),
    byFile,
  };
}

/** Items of earlier folders that the content tables of this one lack. */
async function missingContent(
  pool: Database['pool'],
  { tables, competitionCode }: PreparedImport,
): Promise<MissingRows[]> {
  const content = tables?.content;
  if (!content || content.size === 0) return [];
  return missingItems(pool, await partitionFor(pool, competitionCode), content);
}

/**
 * Writes the import to the journal.
 * @returns the journal id; undefined if the last import of these Games had the same bytes
 */
async function journal({ pool }: Pick<Database, 'pool'>, prepared: PreparedImport): Promise<number | undefined> {
  const header = { competitionCode: prepared.competitionCode, generatedAt: prepared.tables!.games.generatedAt };
  const append = async (bytes: Uint8Array) =>
    (await appendToJournal(pool, [{ kind: prepared.format, feedFlag: 'P', header, bytes }]))[0]!;
  const bytes = packImport(prepared);
  const isLast = await isLastImport(pool, prepared, bytes);
  if (isLast || (prepared.givenFiles && (await isLastImport(pool, prepared, packFiles(prepared.givenFiles)))))
    return undefined;
  const receipt = await append(bytes);
  if (!receipt.isDuplicate) return receipt.id;
  // The journal already has these bytes, but another import followed. Returning to them is a change, so it needs an
  // entry of its own.
  const repeatedReceipt = await append(packImport(prepared, true));
  return repeatedReceipt.isDuplicate ? undefined : repeatedReceipt.id;
}

/**
 * Returns whether the last import of these Games had the same files, ignoring the marker that makes its bytes unique
 * (`repeatImportFile`).
 */
async function isLastImport(pool: Database['pool'], { before }: PreparedImport, bytes: Uint8Array): Promise<boolean> {
  if (!before) return false;
  if (before.sha256 === createHash('sha256').update(bytes).digest('hex')) return true;
  const last = await journalBytes(pool, before.sha256);
  return last !== undefined && Buffer.compare(withoutRepeatImportFile(last), bytes) === 0;
}

/**
 * Applies pending entries.
 * @returns the reason if this import was refused
 */
async function apply(
  { pool }: Pick<Database, 'pool'>,
  journalId: number,
  { log }: ImportIo,
): Promise<string | undefined> {
  await applyAll(pool, { log, entryTypes });
  const { rows } = await pool.query<{ outcome: string; reason: string | null }>(
    'select outcome, reason from feed.outcomes where journal_id = $1',
    [journalId],
  );
  return rows[0]?.outcome === 'refused' ? (rows[0].reason ?? 'no reason given') : undefined;
}
