import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvelope } from '@podium/odf';
import { testDatabase } from '../database/test-database.ts';
import type { Database } from '../database/database.ts';
import { openInstallation } from './installation.ts';
import { MAX_BYTES_AT_ONCE, appendToJournal, countAtOnce, readPending } from './journal.ts';
import type { JournalEntry } from './journal.ts';
import { JournalWriter } from './journal-writer.ts';
import { applyAll, examplesFolder } from './testing/feed-files.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
  await openInstallation(database.pool);
});
afterEach(async () => database.close());

const result = await readFile(join(examplesFolder, 'messages/result-swm-heat1.xml'), 'utf8');

function entry(text: string): JournalEntry {
  const bytes = Buffer.from(text);
  const header = readEnvelope(bytes);
  return { kind: 'odf', feedFlag: header.feedFlag, header, bytes };
}

/** The same heat as a different unit. */
const heat = (number: number): string => result.replaceAll('HEAT000100', `HEAT${String(number).padStart(4, '0')}00`);

async function outcomes(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ outcome: string; count: number }>(
    'select outcome, count(*) as count from feed.outcomes group by outcome',
  );
  return Object.fromEntries(rows.map((row) => [row.outcome, row.count]));
}

test('only the messages of a batch that the database refuses are quarantined; the others are stored together', async () => {
  await database.pool.query(`alter table sport.result_lines add check (irm is distinct from 'BAD')`);
  const bad = new Set([7, 70, 101]);
  const texts = Array.from({ length: 128 }, (_, index) =>
    bad.has(index) ? heat(index).replace('<Result ', '<Result IRM="BAD" ') : heat(index),
  );
  await appendToJournal(database.pool, texts.map(entry));
  let transactions = 0;
  database.pool.on('acquire', () => transactions++);
  await applyAll(database.pool);
  // One failing batch, one retried in parts, and one that finds the queue empty.
  expect(transactions).toBe(3);
  expect(await outcomes()).toEqual({ applied: 125, refused: 3 });
  const { rows } = await database.pool.query<{ count: number }>('select count(*) as count from feed.outbox');
  expect(rows[0]!.count).toBe(125);
});

test('a faulty line of a body is left out, and the message is applied', async () => {
  const text = result.replace(/StartDate="[^"]*"/, 'StartDate="0000-01-01T10:00:00Z"');
  await appendToJournal(database.pool, [entry(text)]);
  await applyAll(database.pool);
  const { rows } = await database.pool.query<{ outcome: string; warnings: { code: string; detail: string }[] }>(
    'select outcome, warnings from feed.outcomes',
  );
  expect(rows).toEqual([
    {
      outcome: 'applied-with-warning',
      warnings: [
        {
          code: 'value-left-out',
          detail: expect.stringMatching(/^line \d+: UnitDateTime@StartDate is "0000-01-01T10:00:00Z"$/) as string,
        },
      ],
    },
  ]);
});

test('a message whose body is not XML is quarantined with the line of the error', async () => {
  await appendToJournal(database.pool, [entry(result.replace('</Competition>', '</Result>'))]);
  await applyAll(database.pool);
  const { rows } = await database.pool.query<{ outcome: string; reason: string }>(
    'select outcome, reason from feed.outcomes',
  );
  expect(rows).toEqual([{ outcome: 'refused', reason: expect.stringMatching(/^line \d+, column \d+: /) as string }]);
});

test('large messages that arrive at once are stored and read in parts', async () => {
  const entries = Array.from({ length: 6 }, (_, index) => entry(`${heat(index)}<!--${'x'.repeat(70_000)}-->`));
  const maxBytes = 4 * entries[0]!.bytes.length;
  let commits = 0;
  const writer = new JournalWriter(database.pool, () => commits++, maxBytes);
  const receipts = await Promise.all(entries.map(async (message) => writer.append(message)));
  expect(new Set(receipts.map(({ id }) => id)).size).toBe(6);
  // The first alone, the next four, and the last.
  expect(commits).toBe(3);
  const first = await readPending(database.pool, { limit: 128, maxBytes });
  expect(first).toHaveLength(4);
  expect(await readPending(database.pool, { limit: 128, maxBytes, after: first.at(-1)!.id })).toHaveLength(2);
});

test('a message larger than a batch is written separately', () => {
  expect(countAtOnce([MAX_BYTES_AT_ONCE + 1, 1, 1], 200)).toBe(1);
  expect(countAtOnce([1, MAX_BYTES_AT_ONCE, 1], 200)).toBe(1);
  expect(countAtOnce([1, 1, 1], 2)).toBe(2);
  expect(countAtOnce([], 200)).toBe(0);
});
