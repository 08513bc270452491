import { open, readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type pg from 'pg';
import { detectFormat, ForeignFileError, listEndings, readResultList, startBytes } from '@podium/foreign-files';
import type {
  ForeignFormat,
  ForeignOptions,
  ForeignReading,
  ListColumn,
  ListDoubt,
  ListField,
} from '@podium/foreign-files';
import { folderFiles, folderLimits, FolderUnreadable, holdsTables, quote } from '@podium/games-folder';
import type { FolderSource, FolderTables, GamesFacts, KnownRows } from '@podium/games-folder';
import { readInstallation } from '../../installation.ts';
import { readTables } from '../export/read-tables.ts';
import { readImportState } from './import-state.ts';
import { reverseNames } from './own-ids.ts';
import type { ForeignSource } from './place-problems.ts';

/** Facts about a file of another program, shown before it is imported. */
export interface ForeignFacts extends Pick<ForeignReading, 'made' | 'lost'> {
  format: string;
  games: Pick<GamesFacts, 'code' | 'timeZone'>;
  /** The file is added to Games that exist, whose facts stay. */
  isAddition: boolean;
  /** Present for a list of results: how it was read. */
  list?: {
    sheets: { name: string; columns: ListColumn[] }[];
    doubts: ListDoubt[];
    omitted: number;
  };
}

/** A file as a Games folder, with the facts to show and the way back to its own lines. */
export interface OpenedForeign {
  source: FolderSource;
  facts: ForeignFacts;
  origin: ForeignSource;
  /** Rows of the Games from any source, to which a list refers. */
  shownRows?: KnownRows;
}

/** Letters, names and time zones of countries. */
export type CountryFacts = Pick<ForeignOptions, 'findTimeZones' | 'findCountry' | 'nameCountry'>;

export interface ForeignFileOptions {
  games?: string;
  timeZone?: string;
  name?: string;
  now?: number;
  /** Facts about countries, which files name by their letters. */
  countries?: CountryFacts;
  /** The table of a Games folder that a text file contains: then it is no list. */
  table?: string;
  /** Contents of columns of a list by their titles, if an organizer chose them. */
  columns?: ReadonlyMap<string, ListField | ''>;
}

/**
 * Reads a file of another program as a Games folder in memory; undefined for folders and for files of no such format.
 *
 * @throws FolderUnreadable with the one reason why it cannot be read
 */
export async function openForeign(
  pool: pg.Pool,
  path: string,
  options: ForeignFileOptions,
): Promise<OpenedForeign | undefined> {
  const name = options.name ?? basename(path);
  const format = await detectFile(path, name);
  if (!format)
    return options.table === undefined && isListName(name) ? openList(pool, path, { ...options, name }) : undefined;
  if (!format.read) throw new FolderUnreadable({ form: 'foreign-unread', format: format.name }, name);
  const bytes = await readFile(path);
  const known = await knownGames(pool, options);
  try {
    const { games, tables, made, lost } = format.read(bytes, {
      games: known.facts,
      code: options.games,
      timeZone: options.timeZone,
      ...options.countries,
      knownEvents: known.events,
      generatedAt: known.generatedAt,
    });
    return {
      source: sourceOf({ games, files: tables }),
      facts: { format: format.name, made, lost, games, isAddition: known.facts !== undefined },
      origin: { name, tables },
    };
  } catch (error) {
    throw unreadable(error, name);
  }
}

const sourceOf = ({ games, files }: Pick<FolderTables, 'games' | 'files'>): FolderSource => ({
  files: folderFiles({ games, files, attachments: new Map() }),
  links: new Set(),
  problems: [],
});

function unreadable(error: unknown, name: string): unknown {
  if (!(error instanceof ForeignFileError)) return error;
  const { fault } = error;
  return new FolderUnreadable(
    {
      ...fault,
      ...('value' in fault && { value: quote(fault.value) }),
      ...('sheet' in fault && { sheet: quote(fault.sheet) }),
    },
    name,
  );
}

const isListName = (name: string): boolean => listEndings.some((ending) => name.toLowerCase().endsWith(`.${ending}`));

/** A list of results of an office; undefined for tables of a Games folder, and for sheets without titles of columns. */
async function openList(
  pool: pg.Pool,
  path: string,
  options: ForeignFileOptions & { name: string },
): Promise<OpenedForeign | undefined> {
  const { name } = options;
  // A path that cannot be read is reported by the reader of folders, which opens it next.
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile() || found.size > folderLimits.unpackedBytes) return undefined;
  const bytes = await readFile(path);
  if (holdsTables(bytes, name)) return undefined;
  const known = await knownGames(pool, options);
  try {
    const reading = readResultList(bytes, name, {
      games: known.facts,
      code: options.games,
      timeZone: options.timeZone,
      known: known.rows,
      columns: options.columns,
      generatedAt: known.generatedAt,
    });
    const { games, tables, made, lost, sheets, doubts, omittedDoubts, placeOf } = reading;
    return {
      source: sourceOf({ games, files: tables }),
      facts: {
        format: 'List of results',
        made,
        lost,
        games,
        isAddition: known.facts !== undefined,
        list: { sheets, doubts, omitted: omittedDoubts },
      },
      origin: { name, tables, placeOf },
      shownRows: known.rows,
    };
  } catch (error) {
    // Without titles, it is no list: the reader of folders says what it expects.
    const isNoList =
      error instanceof ForeignFileError && ['list-no-header', 'list-unreadable'].includes(error.fault.form);
    if (isNoList && !name.toLowerCase().endsWith('.ods')) return undefined;
    throw unreadable(error, name);
  }
}

async function detectFile(path: string, name: string): Promise<ForeignFormat | undefined> {
  // A path that cannot be read is reported by the reader of folders, which opens it next.
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0);
    const format = detectFormat(buffer.subarray(0, bytesRead), name);
    if (format && found.size > folderLimits.unpackedBytes)
      throw new FolderUnreadable({ form: 'foreign-large', limit: folderLimits.unpackedBytes / 1024 / 1024 }, name);
    return format;
  } finally {
    await file.close();
  }
}

interface KnownGames {
  /** Undefined if there are no such Games yet. */
  facts: GamesFacts | undefined;
  /** Ids under which earlier imports know their events. */
  events: ReadonlySet<string>;
  /** Its rows, by our ids: a list refers to rows that it does not repeat. */
  rows: FolderTables['files'];
  /** The time of the last import, so that the same file twice is the same import twice. */
  generatedAt: string;
}

/** The Games to which the file is added: the named ones, else the public ones. */
async function knownGames(pool: pg.Pool, { games, now = 0 }: ForeignFileOptions): Promise<KnownGames> {
  const code = games ?? (await readInstallation(pool)).gamesCode;
  const { rows } = await pool.query<{ id: number }>(
    `select id from feed.partitions where competition_code = $1 and feed_flag = 'P'`,
    [code ?? ''],
  );
  const partition = rows[0]?.id;
  const tables = partition === undefined ? undefined : await readTables(pool, partition, { source: 'all' });
  if (code === undefined || partition === undefined || !tables)
    return { facts: undefined, events: new Set(), rows: {}, generatedAt: new Date(now).toISOString() };
  const before = await readImportState(pool, partition);
  const names = before ? reverseNames(before.names).events : {};
  const events = tables.files.events?.flatMap(({ id }) => (id === undefined ? [] : [id, names[id] ?? id])) ?? [];
  const latest = new Date(Math.max(now, Date.parse(tables.games.generatedAt) || 0)).toISOString();
  return {
    facts: { ...tables.games, code },
    events: new Set(events),
    rows: tables.files,
    generatedAt: before?.generatedAt ?? latest,
  };
}
