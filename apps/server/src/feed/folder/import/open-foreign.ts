import { open, readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type pg from 'pg';
import { detectFormat, ForeignFileError, startBytes } from '@podium/foreign-files';
import type { ForeignFormat, ForeignReading } from '@podium/foreign-files';
import { folderFiles, folderLimits, FolderUnreadable, quote } from '@podium/games-folder';
import type { FolderSource, GamesFacts } from '@podium/games-folder';
import { readInstallation } from '../../installation.ts';
import { readTables } from '../export/read-tables.ts';
import { readImportState } from './import-state.ts';
import { reverseNames } from './own-ids.ts';

/** Facts about a file of another program, shown before it is imported. */
export interface ForeignFacts extends Pick<ForeignReading, 'made' | 'lost'> {
  format: string;
  games: Pick<GamesFacts, 'code' | 'timeZone'>;
  /** The file is added to Games that exist, whose facts stay. */
  isAddition: boolean;
}

export interface ForeignFileOptions {
  games?: string;
  timeZone?: string;
  name?: string;
  now?: number;
  findTimeZone?: (country: string) => string | undefined;
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
): Promise<{ source: FolderSource; facts: ForeignFacts } | undefined> {
  const name = options.name ?? basename(path);
  const format = await detectFile(path, name);
  if (!format) return undefined;
  if (!format.read) throw new FolderUnreadable({ form: 'foreign-unread', format: format.name }, name);
  const bytes = await readFile(path);
  const known = await knownGames(pool, options);
  try {
    const { games, tables, made, lost } = format.read(bytes, {
      games: known.facts,
      code: options.games,
      timeZone: options.timeZone,
      findTimeZone: options.findTimeZone,
      knownEvents: known.events,
      generatedAt: known.generatedAt,
    });
    const files = folderFiles({ games, files: tables, attachments: new Map() });
    return {
      source: { files, links: new Set(), problems: [] },
      facts: { format: format.name, made, lost, games, isAddition: known.facts !== undefined },
    };
  } catch (error) {
    if (!(error instanceof ForeignFileError)) throw error;
    const { fault } = error;
    throw new FolderUnreadable('value' in fault ? { ...fault, value: quote(fault.value) } : fault, name);
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
    return { facts: undefined, events: new Set(), generatedAt: new Date(now).toISOString() };
  const before = await readImportState(pool, partition);
  const names = before ? reverseNames(before.names).events : {};
  const events = tables.files.events?.flatMap(({ id }) => (id === undefined ? [] : [id, names[id] ?? id])) ?? [];
  const latest = new Date(Math.max(now, Date.parse(tables.games.generatedAt) || 0)).toISOString();
  return {
    facts: { ...tables.games, code },
    events: new Set(events),
    generatedAt: before?.generatedAt ?? latest,
  };
}
