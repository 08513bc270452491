import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvelope } from '@podium/odf';
import { testDatabase } from '../database/test-database.ts';
import type { Database } from '../database/database.ts';
import { openInstallation } from './installation.ts';
import { appendToJournal } from './journal.ts';
import type { JournalEntry } from './journal.ts';
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

test('of a batch only the messages that the tables refuse are put aside, and the others are stored together', async () => {
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

test('what belongs to the body is left out with its line, and the message is applied', async () => {
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

test('a message whose body is no XML is put aside with its line', async () => {
  await appendToJournal(database.pool, [entry(result.replace('</Competition>', '</Result>'))]);
  await applyAll(database.pool);
  const { rows } = await database.pool.query<{ outcome: string; reason: string }>(
    'select outcome, reason from feed.outcomes',
  );
  expect(rows).toEqual([{ outcome: 'refused', reason: expect.stringMatching(/^line \d+, column \d+: /) as string }]);
});
