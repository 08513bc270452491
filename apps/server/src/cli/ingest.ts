import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OdfError, readEnvelope } from '@podium/odf';
import type { Envelope } from '@podium/odf';
import { openDatabase } from '../database/database.ts';
import { featureEntryTypes as entryTypes } from '../features/entry-types.gen.ts';
import { applyAll } from '../feed/applier.ts';
import { openInstallation, readInstallation } from '../feed/installation.ts';
import { appendToJournal, countAtOnce } from '../feed/journal.ts';
import { otherGamesNotice } from '../feed/other-games.ts';
import { openLog } from '../ground/log.ts';
import type { CliIo } from './io.ts';

const filesPerCommit = 100;

/**
 * `podium ingest <file or folder…>`: applies ODF messages from files, in any order. Reports each outcome other than a
 * plain success.
 */
export async function ingestVerb(args: string[], { out, error, config }: CliIo): Promise<number> {
  if (args.length === 0) {
    error('podium ingest: expected at least one file or folder.');
    return 2;
  }
  const files: string[] = [];
  for (const path of args) {
    try {
      files.push(...(await listXml(path)));
    } catch (problem) {
      error(`podium ingest: cannot read ${path}: ${(problem as Error).message}`);
      return 2;
    }
  }
  const log = openLog(config.logLevel);
  const database = await openDatabase(config);
  try {
    await openInstallation(database.pool, config.gamesCode);
    const counts = new Map<string, number>();
    const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
    const names = new Map<number, string>();
    const sources = new Map<string, Envelope>();
    for (let start = 0; start < files.length; start += filesPerCommit) {
      await ingestFiles(files.slice(start, start + filesPerCommit), { database, names, sources, count, error });
    }
    await applyAll(database.pool, { log, entryTypes });
    const { rows } = await database.pool.query<{
      journal_id: number;
      outcome: string;
      reason: string | null;
      warnings: { code: string; detail: string }[];
    }>(
      'select journal_id, outcome, reason, warnings from feed.outcomes where journal_id = any($1::bigint[]) order by journal_id',
      [[...names.keys()]],
    );
    for (const row of rows) {
      count(row.outcome);
      if (row.outcome === 'refused') error(`${names.get(row.journal_id)}: refused: ${row.reason}`);
      else if (row.warnings.length > 0)
        out(
          `${names.get(row.journal_id)}: ${row.outcome}: ${row.warnings.map((warning) => `${warning.code} ${warning.detail}`).join('; ')}`,
        );
    }
    const { gamesCode } = await readInstallation(database.pool);
    for (const source of sources.values()) {
      const notice = otherGamesNotice(source, gamesCode);
      if (notice) out(notice);
    }
    out(`${files.length} files: ${[...counts].map(([name, number]) => `${number} ${name}`).join(', ')}`);
    return counts.has('not a message') ? 1 : 0;
  } finally {
    await database.close();
  }
}

interface IngestTools {
  database: Awaited<ReturnType<typeof openDatabase>>;
  names: Map<number, string>;
  /** One envelope per competition and feed flag. */
  sources: Map<string, Envelope>;
  count: (name: string) => void;
  error: (line: string) => void;
}

async function ingestFiles(
  files: readonly string[],
  { database, names, sources, count, error }: IngestTools,
): Promise<void> {
  const entries = [];
  const paths: string[] = [];
  for (const file of files) {
    const bytes = await readFile(file);
    try {
      const envelope = readEnvelope(bytes);
      entries.push({ kind: 'odf' as const, feedFlag: envelope.feedFlag, header: envelope, bytes });
      sources.set(`${envelope.competitionCode} ${envelope.feedFlag}`, envelope);
      paths.push(file);
    } catch (problem) {
      if (!(problem instanceof OdfError)) throw problem;
      count('not a message');
      error(`${file}: rejected: ${problem.message}`);
    }
  }
  while (entries.length > 0) {
    const sizes = entries.map(({ bytes }) => bytes.length);
    const batch = entries.splice(0, countAtOnce(sizes, entries.length));
    const batchPaths = paths.splice(0, batch.length);
    for (const [index, receipt] of (await appendToJournal(database.pool, batch)).entries()) {
      if (receipt.isDuplicate) count('duplicate');
      else names.set(receipt.id, batchPaths[index]!);
    }
  }
}

async function listXml(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const paths: string[] = [];
  for (const entry of (await readdir(path, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) paths.push(...(await listXml(inside)));
    else if (entry.name.endsWith('.xml')) paths.push(inside);
  }
  return paths;
}
