import { basename } from 'node:path';
import type pg from 'pg';
import type { ListField } from '@podium/foreign-files';
import {
  FolderUnreadable,
  gamesFile,
  isFolderFile,
  isTimetableFile,
  isParisFile,
  isParisFolder,
  missingParisColumn,
  isSingleFile,
  openFolder,
  openSingleFile,
  packedFiles,
  parseParis,
  problemMessage,
  readFolder,
  readGamesFacts,
} from '@podium/games-folder';
import type {
  ContentFile,
  FolderReading,
  FolderSource,
  FolderTables,
  KnownIds,
  KnownRows,
  ProblemReport,
  TableListener,
  TableName,
} from '@podium/games-folder';
import { readInstallation } from '../../installation.ts';
import { readTables } from '../export/read-tables.ts';
import { openForeign } from './open-foreign.ts';
import type { CountryFacts, ForeignFacts } from './open-foreign.ts';
import { repeatImportFile, packFiles } from './import-package.ts';
import { readImportState } from './import-state.ts';
import type { ImportState } from './import-state.ts';
import { keepFormerCodes } from './keep-former-codes.ts';
import { findCodeChanges, keepCodes, withNewCodes } from './code-changes.ts';
import { ruleProblems } from './rule-problems.ts';
import { changeProblems, undecidedProblems, withProblems } from './code-problems.ts';
import { countChanges } from './count-changes.ts';
import type { RowChanges } from './count-changes.ts';
import { keepMissing } from './keep-missing.ts';
import { makeCodes } from './make-codes.ts';
import { idsWithResults } from './ids-with-results.ts';
import type { MissingRows } from './keep-missing.ts';
import { placeProblems } from './place-problems.ts';
import { joinRows, knownRows } from './known-rows.ts';
import { collectIdNames, noNames } from './own-ids.ts';

export const importFormats = ['games', 'paris2024'] as const;
export type ImportFormat = (typeof importFormats)[number];

export interface PreparedImport {
  format: ImportFormat;
  competitionCode: string;
  report: ProblemReport;
  /** Undefined if the folder has errors. */
  tables?: FolderTables;
  /** Number of rows by table and content kind, as the files give them. */
  counts?: ReadonlyMap<string, number>;
  /** Rows of earlier imports that the files lack. They stay unless removing was chosen. */
  missing?: MissingRows[];
  /** Rows that the import adds, changes or removes in Games that exist. */
  changes?: RowChanges[];
  /** The files that the import needs, and no others. */
  files?: Map<string, Uint8Array>;
  /** The same without rows of earlier imports. */
  givenFiles?: Map<string, Uint8Array>;
  /** The place of a cell in the files. */
  placeOf?: FolderReading['placeOf'];
  /** Transport timetable files by name; empty if there are none. */
  timetable?: Map<string, Uint8Array>;
  /** Files of the folder's content. */
  contentFiles?: ContentFile[];
  /** Present if the file is from another program. */
  foreign?: ForeignFacts;
  /** The last import of these Games. */
  before?: ImportState;
}

/** Looks up ids that content may refer to besides the folder's own rows. */
export type FindKnownIds = (partition: number) => Promise<KnownIds>;

const noProblems: ProblemReport = { problems: [], omitted: 0, errors: 0, warnings: 0 };

interface PrepareOptions {
  format?: ImportFormat;
  games?: string;
  streamHosts?: readonly string[];
  /** Display name of a single file. */
  name?: string;
  /** The table that a single file contains. */
  table?: TableName;
  /** Creation time of a file without games.json (epoch milliseconds). */
  now?: number;
  /** Removes what the files lack; by default, an import only adds and changes. */
  removesMissing?: boolean;
  /** Gives contests without a code one, so that their results can be entered by hand. */
  makesCodes?: boolean;
  onTable?: TableListener;
  /** Time zone of Games that a file of another program brings. */
  timeZone?: string;
  countries?: CountryFacts;
  /** Contents of columns of a list of results, by their titles. */
  columns?: ReadonlyMap<string, ListField | ''>;
}

/** Reads and validates a folder or a single file, and packs the files needed for the import. Writes nothing. */
export async function prepareImport(
  pool: pg.Pool,
  path: string,
  options: PrepareOptions,
  findKnownIds?: FindKnownIds,
): Promise<PreparedImport> {
  const foreign = options.format === undefined ? await openForeign(pool, path, options) : undefined;
  if (foreign) {
    const { source, facts, origin } = foreign;
    const prepared = await prepareFolder(
      pool,
      source,
      { ...options, games: facts.games.code, shownRows: foreign.shownRows },
      findKnownIds,
    );
    // A list is never all of the Games: rows that it lacks are no question.
    const report = placeProblems(prepared.report, origin);
    return { ...prepared, report, foreign: facts, ...(facts.list && { missing: [] }) };
  }
  if (isSingleFile(path)) return prepareSingleFile(pool, path, options, findKnownIds);
  const source = await openFolder(
    path,
    options.format === 'paris2024' ? isParisFile : (file) => isFolderFile(file) || isParisFile(file),
  );
  const format = options.format ?? (isParisFolder(source) ? 'paris2024' : 'games');
  return format === 'paris2024'
    ? prepareParis(pool, source, path, options.games)
    : prepareFolder(pool, { ...source, streamHosts: options.streamHosts }, options, findKnownIds);
}

/** A workbook or single table is imported into the named Games, by default the public ones. */
async function prepareSingleFile(
  pool: pg.Pool,
  path: string,
  options: PrepareOptions,
  findKnownIds: FindKnownIds | undefined,
): Promise<PreparedImport> {
  const source = await openSingleFile(path, options);
  const code = options.games ?? (await readInstallation(pool)).gamesCode;
  const partition = code === undefined ? undefined : await partitionFor(pool, code);
  const games = partition === undefined ? undefined : (await readTables(pool, partition, { source: 'all' }))?.games;
  if (code === undefined || partition === undefined || !games) throw new FolderUnreadable({ form: 'no-games' });
  const before = await readImportState(pool, partition);
  // At least as new as the last import, whose clock may have been ahead.
  const generatedAt = new Date(Math.max(options.now ?? 0, Date.parse(before?.generatedAt ?? games.generatedAt) || 0));
  source.files.set('games.json', gamesFile({ ...games, code, generatedAt: generatedAt.toISOString() }));
  const prepared = await prepareFolder(
    pool,
    { ...source, streamHosts: options.streamHosts },
    { ...options, games: code },
    findKnownIds,
  );
  const isEmpty = prepared.tables && [...prepared.counts!.values()].every((rows) => rows === 0);
  return isEmpty ? withoutTables(prepared, options.name ?? basename(path)) : prepared;
}

/** A file in which nothing was recognized is a mistake, not an import of nothing. */
function withoutTables(prepared: PreparedImport, file: string): PreparedImport {
  const params = { form: 'no-tables' } as const;
  const place = { file, line: 1, column: 1, columnName: '' };
  const problem = { ...place, severity: 'error', code: 'E106', message: problemMessage(params), params } as const;
  const { problems, errors } = prepared.report;
  return {
    ...prepared,
    tables: undefined,
    report: { ...prepared.report, problems: [...problems, problem], errors: errors + 1 },
  };
}

async function prepareParis(
  pool: pg.Pool,
  source: FolderSource,
  path: string,
  games: string | undefined,
): Promise<PreparedImport> {
  if (!isParisFolder(source)) throw new FolderUnreadable({ form: 'paris-missing' }, path);
  const files = new Map([...source.files].filter(([file]) => isParisFile(file)));
  const missing = missingParisColumn(files);
  if (missing) throw new FolderUnreadable({ form: 'paris-column', ...missing }, path);
  const tables = parseParis(files);
  const competitionCode = games ?? tables.games.code;
  const before = await findImportState(pool, competitionCode);
  return { format: 'paris2024', competitionCode, report: noProblems, tables, counts: countRows(tables), files, before };
}

async function prepareFolder(
  pool: pg.Pool,
  source: FolderSource,
  {
    games,
    onTable,
    removesMissing = false,
    makesCodes = false,
    shownRows = {},
  }: Pick<PrepareOptions, 'games' | 'onTable' | 'removesMissing' | 'makesCodes'> & {
    shownRows?: KnownRows | undefined;
  },
  findKnownIds: FindKnownIds | undefined,
): Promise<PreparedImport> {
  const code = games ?? readGamesFacts(source)?.code;
  const before = code === undefined ? undefined : await findImportState(pool, code);
  const partition = code === undefined ? undefined : await partitionFor(pool, code);
  const current =
    before && partition !== undefined
      ? await readTables(pool, partition, { source: 'import', hasActions: true })
      : undefined;
  const existingRows = joinRows(shownRows, before && current ? knownRows(current, before) : {});
  const knownIds = partition === undefined ? undefined : await findKnownIds?.(partition);
  const timetable = new Map(
    [...source.files].flatMap(([path, bytes]) =>
      isTimetableFile(path) ? [[path.slice('transport/'.length), bytes]] : [],
    ),
  );
  const reading = readFolder(source, existingRows, knownIds, onTable, { isAddition: !removesMissing });
  const { contentFiles } = reading;
  if (!reading.tables) return { format: 'games', competitionCode: code ?? '', report: reading.report, before };
  const names = before?.names ?? noNames();
  const withCodes = keepCodes(reading.tables, current, names);
  const coded = makesCodes ? makeCodes(withCodes, current, names) : { tables: withCodes, undecided: [] };
  const withResults = current ? await idsWithResults(pool, partition!) : new Set<string>();
  const changes = current ? findCodeChanges(coded.tables, current, names) : [];
  const report = withProblems(reading.report, [
    ...undecidedProblems(coded.undecided, reading.placeOf),
    ...(current ? changeProblems(changes, current, withResults, reading.placeOf) : []),
    ...(current
      ? ruleProblems(coded.tables, {
          current,
          names: collectIdNames(coded.tables, names),
          withResults,
          placeOf: reading.placeOf,
        })
      : []),
  ]);
  if (report.errors > 0) return { format: 'games', competitionCode: code ?? '', report, before };
  const recoded = current && withNewCodes(current, coded.tables, changes);
  const given = recoded ? { ...coded.tables, files: { ...recoded.added, ...coded.tables.files } } : coded.tables;
  const kept =
    recoded &&
    keepMissing(given, recoded.current, collectIdNames(coded.tables, names), { removesMissing, withResults });
  const tables = kept && current ? keepFormerCodes(kept.tables, current) : coded.tables;
  return {
    format: 'games',
    competitionCode: code!,
    report,
    tables,
    counts: countRows(coded.tables),
    missing: kept?.missing ?? [],
    changes: kept && recoded && countChanges(kept.tables, recoded.current, collectIdNames(coded.tables, names)),
    files: packedFiles(tables),
    givenFiles: packedFiles(coded.tables),
    contentFiles,
    placeOf: reading.placeOf,
    timetable,
    before,
  };
}

export async function partitionFor(pool: pg.Pool, code: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from feed.partitions where competition_code = $1 and feed_flag = 'P'`,
    [code],
  );
  return rows[0]?.id;
}

async function findImportState(pool: pg.Pool, code: string): Promise<ImportState | undefined> {
  const partition = await partitionFor(pool, code);
  return partition === undefined ? undefined : readImportState(pool, partition);
}

function countRows({ files, content = new Map(), trivia = new Map() }: FolderTables): Map<string, number> {
  return new Map([...Object.entries(files), ...content, ...trivia].map(([name, rows]) => [name, rows.length]));
}

/**
 * Packs an import for the journal.
 * @param isAgain adds a marker to files that the journal already has, so that the bytes are new
 */
export function packImport({ files, before }: PreparedImport, isAgain = false): Uint8Array {
  const packed = new Map(files);
  if (isAgain) packed.set(repeatImportFile, new TextEncoder().encode(JSON.stringify({ after: before?.sha256 })));
  return packFiles(packed);
}
