import type pg from 'pg';
import {
  FolderUnreadable,
  gamesFile,
  hasEveryTable,
  isFolderFile,
  isTimetableFile,
  isParisFile,
  isParisFolder,
  isSingleFile,
  openFolder,
  openSingleFile,
  packedFiles,
  parseParis,
  readFolder,
  readGamesFacts,
} from '@podium/games-folder';
import type {
  ContentFile,
  FileName,
  FolderRow,
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
import { repeatImportFile, packFiles } from './import-package.ts';
import { readImportState } from './import-state.ts';
import type { ImportState } from './import-state.ts';
import { renameIds, reverseNames } from './own-ids.ts';

export const importFormats = ['games', 'paris2024'] as const;
export type ImportFormat = (typeof importFormats)[number];

export interface PreparedImport {
  format: ImportFormat;
  competitionCode: string;
  report: ProblemReport;
  /** Undefined if the folder has errors. */
  tables?: FolderTables;
  /** The files that the import needs, and no others. */
  files?: Map<string, Uint8Array>;
  /** Transport timetable files by name; empty if there are none. */
  timetable?: Map<string, Uint8Array>;
  /** Files of the folder's content. */
  contentFiles?: ContentFile[];
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
  onTable?: TableListener;
}

/** Reads and validates a folder or a single file, and packs the files needed for the import. Writes nothing. */
export async function prepareImport(
  pool: pg.Pool,
  path: string,
  options: PrepareOptions,
  findKnownIds?: FindKnownIds,
): Promise<PreparedImport> {
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
  return prepareFolder(
    pool,
    { ...source, streamHosts: options.streamHosts },
    { ...options, games: code },
    findKnownIds,
  );
}

async function prepareParis(
  pool: pg.Pool,
  source: FolderSource,
  path: string,
  games: string | undefined,
): Promise<PreparedImport> {
  if (!isParisFolder(source)) throw new FolderUnreadable({ form: 'paris-missing' }, path);
  const files = new Map([...source.files].filter(([file]) => isParisFile(file)));
  const tables = parseParis(files);
  const competitionCode = games ?? tables.games.code;
  const before = await findImportState(pool, competitionCode);
  return { format: 'paris2024', competitionCode, report: noProblems, tables, files, before };
}

async function prepareFolder(
  pool: pg.Pool,
  source: FolderSource,
  { games, onTable }: Pick<PrepareOptions, 'games' | 'onTable'>,
  findKnownIds: FindKnownIds | undefined,
): Promise<PreparedImport> {
  const code = games ?? readGamesFacts(source)?.code;
  const before = code === undefined ? undefined : await findImportState(pool, code);
  const existingRows = before && !hasEveryTable(source) ? await knownRows(pool, code!, before) : {};
  const partition = code === undefined ? undefined : await partitionFor(pool, code);
  const knownIds = partition === undefined ? undefined : await findKnownIds?.(partition);
  const timetable = new Map(
    [...source.files].flatMap(([path, bytes]) =>
      isTimetableFile(path) ? [[path.slice('transport/'.length), bytes]] : [],
    ),
  );
  const { tables, report, contentFiles } = readFolder(source, existingRows, knownIds, onTable);
  if (!tables) return { format: 'games', competitionCode: code ?? '', report, before };
  return {
    format: 'games',
    competitionCode: code!,
    report,
    tables,
    files: packedFiles(tables),
    contentFiles,
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

/** Rows of earlier imports under our ids and under their original folder ids, because this folder may use either. */
async function knownRows(pool: pg.Pool, code: string, { names }: ImportState): Promise<KnownRows> {
  const partition = await partitionFor(pool, code);
  const tables = partition === undefined ? undefined : await readTables(pool, partition, { source: 'import' });
  const existingRows: Partial<Record<FileName, readonly FolderRow[]>> = {};
  const back = reverseNames(names);
  for (const [name, rows] of Object.entries(tables?.files ?? {}) as [FileName, FolderRow[]][]) {
    const renamed = renameIds(name, rows, back);
    existingRows[name] = [...rows, ...renamed.filter((row, index) => row !== rows[index])];
  }
  return existingRows;
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
