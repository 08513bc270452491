import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { languages } from '@podium/games';
import type { Language } from '@podium/games';
import {
  contentTables,
  FolderUnreadable,
  formatProblem,
  isFolderFile,
  openFolder,
  readContent,
} from '@podium/games-folder';
import type { FolderSource, GamesFacts } from '@podium/games-folder';
import type pg from 'pg';
import { applyAll } from '../../feed/applier.ts';
import { decodeEntry, deskEntry } from '../../feed/desk/desk-entry.ts';
import { publicPartition, readInstallation } from '../../feed/installation.ts';
import { appendToJournal } from '../../feed/journal.ts';
import { machineNow } from '../../ground/machine-time.ts';
import { streamHosts } from '../../ground/stream-hosts.ts';
import { featureEntryTypes as entryTypes } from '../entry-types.gen.ts';
import type { BaseKit } from '../kit.ts';
import { itemSubject } from './entries.ts';
import { publishContent } from './folder/publish-content.ts';
import { storeFiles } from './folder/prepare-content.ts';
import { knownIds } from './folder/references.ts';

type Print = (line: string) => void;

export const contentUsage = 'content publish <folder> [--dry-run]';
export const redactUsage = 'redact <journal entry> --reason TEXT';

/** `podium content publish <folder>`: adds content to the current Games. */
export async function content(args: string[], kit: BaseKit, print: Print): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [action, folder] = positionals;
  if (action !== 'publish' || folder === undefined || positionals.length > 2) {
    print(`podium ${contentUsage}`);
    return 2;
  }
  const partition = await publicPartition(kit.pool);
  const games = partition === undefined ? undefined : await gamesFacts(kit.pool, partition);
  if (!games) {
    print('podium content: there are no Games yet.');
    return 1;
  }
  const opened = await openContent(folder, print);
  if (!opened) return 2;
  const source = { ...opened, streamHosts: streamHosts(kit) };
  const { tables, contentFiles = [], report } = readContent(source, await knownIds(kit.pool, partition!), games);
  for (const problem of report.problems) print(formatProblem(problem));
  if (!tables) {
    print(`podium content: ${report.errors} errors, ${report.warnings} warnings; nothing was published.`);
    return 1;
  }
  const found = tables.content ?? new Map<string, never>();
  const counts = [...found].map(
    ([kind, rows]) => `${rows.length} ${contentTables.get(kind)!.slice('content/'.length)}`,
  );
  print(counts.join(', ') || 'The folder contains no table of content.');
  if (values['dry-run']) {
    print('Dry run: nothing was published.');
    return 0;
  }
  const { stored, problems } = await storeFiles(kit.files, contentFiles);
  for (const problem of problems) print(formatProblem(problem));
  if (problems.length > 0) {
    print(`podium content: ${problems.length} files were refused; nothing was published.`);
    return 1;
  }
  const changed = await publishContent({
    pool: kit.pool,
    log: kit.log,
    competitionCode: games.code,
    content: found,
    stored,
    withdrawsMissing: false,
  });
  print(changed === 0 ? 'Everything was published already. Nothing changed.' : `Published ${changed} items.`);
  return 0;
}

/** Opens a folder with content tables, or its subfolder `content`. */
async function openContent(folder: string, print: Print): Promise<FolderSource | undefined> {
  let source: FolderSource;
  try {
    source = await openFolder(folder, isFolderFile);
  } catch (error) {
    if (!(error instanceof FolderUnreadable)) throw error;
    print(`podium content: ${error.message}`);
    return undefined;
  }
  if ([...source.files.keys()].some((path) => path.startsWith('content/'))) return source;
  return {
    ...source,
    files: new Map([...source.files].map(([path, bytes]) => [`content/${path}`, bytes])),
    links: new Set([...source.links].map((path) => `content/${path}`)),
  };
}

/** Code, time zone and languages of the Games, for reading content. UTC if no games.json was imported. */
async function gamesFacts(pool: pg.Pool, partition: number): Promise<GamesFacts | undefined> {
  const { gamesCode } = await readInstallation(pool);
  if (gamesCode === undefined) return undefined;
  const { rows } = await pool.query<{ time_zone: string; languages: Language[] }>(
    'select time_zone, languages from sport.games where partition = $1 limit 1',
    [partition],
  );
  return {
    code: gamesCode,
    name: {},
    start: '',
    end: '',
    timeZone: rows[0]?.time_zone ?? 'UTC',
    dayEndsAt: '03:00',
    languages: rows[0]?.languages ?? [...languages],
    adult: false,
    publicationDefault: 'basic',
    generatedAt: '',
  };
}

/** `podium redact <entry>`: empties a journal entry that published content, for legal reasons. */
export async function redact(args: string[], { pool, log }: BaseKit, print: Print): Promise<number> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { reason: { type: 'string' } } });
  const entry = Number(positionals[0]);
  const { reason } = values;
  if (positionals.length !== 1 || !Number.isInteger(entry) || !reason) {
    print(`podium ${redactUsage}`);
    return 2;
  }
  const publications = await pool.query<{ kind: string; bytes: Buffer; code: string }>(
    `select kind, bytes, header ->> 'competitionCode' as code from feed.journal where id = $1`,
    [entry],
  );
  const [row] = publications.rows;
  const published = row?.kind === 'desk' && row.bytes.length > 0 ? decodeEntry(row.bytes) : undefined;
  if (published?.head.type !== 'content.publish') {
    print(`podium redact: entry ${entry} does not exist, is redacted already, or did not publish content.`);
    return 1;
  }
  const { kind, id } = published.data;
  const about = itemSubject(kind as string, id as string);
  const decision = { type: 'content.redact', data: { entry, kind, id }, about, by: null, reason, nonce: randomUUID() };
  await appendToJournal(pool, [deskEntry(decision, row!.code, machineNow())]);
  await applyAll(pool, { log, entryTypes });
  print(`Entry ${entry} is empty. What it published is withdrawn, unless it was published again since.`);
  return 0;
}
