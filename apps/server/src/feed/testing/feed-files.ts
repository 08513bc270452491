import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { readEnvelope } from '@podium/odf';
import { openLog } from '../../ground/log.ts';
import { applyNext } from '../applier.ts';
import { openInstallation } from '../installation.ts';
import { appendToJournal } from '../journal.ts';
import type { JournalEntry } from '../journal.ts';
import type { Warning } from '../tables.ts';

/** Example messages of our own, with the expected outcome of each sequence. */
export const examplesFolder = fileURLToPath(new URL('../../../../../packages/odf/examples/', import.meta.url));

export async function xmlFiles(folder: string): Promise<string[]> {
  return (await readdir(folder))
    .filter((name) => name.endsWith('.xml'))
    .sort()
    .map((name) => join(folder, name));
}

export async function readEntry(file: string): Promise<JournalEntry> {
  const bytes = await readFile(file);
  const envelope = readEnvelope(bytes);
  return { kind: 'odf', feedFlag: envelope.feedFlag, header: envelope, bytes };
}

export interface FedOutcome {
  outcome: string;
  reason: string | null;
  warnings: Warning[];
}

const log = openLog('silent');

/** Appends files to the journal and applies them, one transaction each. Returns the outcome of each file. */
export async function feedFiles(pool: pg.Pool, files: readonly string[]): Promise<FedOutcome[]> {
  await openInstallation(pool);
  const outcomes: FedOutcome[] = [];
  for (const file of files) {
    const [receipt] = await appendToJournal(pool, [await readEntry(file)]);
    await applyAll(pool, 1);
    if (receipt!.isDuplicate) {
      outcomes.push({ outcome: 'duplicate', reason: null, warnings: [] });
      continue;
    }
    const { rows } = await pool.query<FedOutcome>(
      'select outcome, reason, warnings from feed.outcomes where journal_id = $1',
      [receipt!.id],
    );
    outcomes.push(rows[0]!);
  }
  return outcomes;
}

export async function feedEntries(
  pool: pg.Pool,
  entries: readonly JournalEntry[],
  entryTypes: Parameters<typeof applyAll>[2] = [],
): Promise<void> {
  await appendToJournal(pool, entries);
  await applyAll(pool, undefined, entryTypes);
}

export async function applyAll(
  pool: pg.Pool,
  batch = 128,
  entryTypes: Parameters<typeof applyNext>[1]['entryTypes'] = [],
): Promise<void> {
  while ((await applyNext(pool, { log, entryTypes, limit: batch })) > 0);
}
