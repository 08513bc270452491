import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnvelope } from '@podium/odf';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../database/test-database.ts';
import type { Database } from '../database/database.ts';
import { openLog } from '../ground/log.ts';
import { applyAll } from './applier.ts';
import { DeskJournal } from './desk/desk-journal.ts';
import type { EntryType } from './desk/entry-type.ts';
import { openInstallation } from './installation.ts';
import { JournalWriter } from './journal-writer.ts';
import { appendToJournal, readPending } from './journal.ts';
import type { JournalEntry } from './journal.ts';
import { examplesFolder } from './testing/feed-files.ts';

const silent: EntryType = { type: 'test.silent', data: z.object({}), tables: [], apply: async () => [] };
const options = { log: openLog('silent'), entryTypes: [silent] };
const result = await readFile(join(examplesFolder, 'messages/result-swm-heat1.xml'), 'utf8');

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
  await openInstallation(database.pool, 'TST2026');
});
afterEach(async () => database.close());

async function decide(count: number): Promise<void> {
  const journal = new DeskJournal(new JournalWriter(database.pool, () => undefined), [silent], () => 'TST2026');
  for (let number = 1; number <= count; number++)
    await journal.append({
      type: 'test.silent',
      data: {},
      by: { userId: '0b0e7a4e-5f0e-4c3a-9a57-6a7d1f0f6a11', role: 'publisher' },
      nonce: `nonce-${String(number).padStart(4, '0')}`,
    });
}

async function sendHeats(count: number): Promise<void> {
  const entries = Array.from({ length: count }, (_, index): JournalEntry => {
    const text = result.replaceAll('HEAT000100', `HEAT${String(index).padStart(4, '0')}00`);
    const bytes = Buffer.from(text);
    const header = readEnvelope(bytes);
    return { kind: 'odf', feedFlag: header.feedFlag, header, bytes };
  });
  await appendToJournal(database.pool, entries);
}

test('messages that follow many decisions are read ahead once', async () => {
  await decide(20);
  await sendHeats(100);
  let connections = 0;
  database.pool.on('acquire', () => connections++);
  await applyAll(database.pool, options);
  // A transaction for each decision, one for the messages, one that finds none; two reads ahead, the second finds none.
  expect(connections).toBe(20 + 1 + 1 + 2);
  const { rows } = await database.pool.query(
    'select outcome, count(*) as count from feed.outcomes group by 1 order by 1',
  );
  expect(rows).toEqual([
    { outcome: 'applied', count: 100 },
    { outcome: 'stored', count: 20 },
  ]);
});

test('a decision is read without the rows behind it, and a message with them', async () => {
  await decide(3);
  await sendHeats(5);
  const all = await readPending(database.pool, { limit: 128 });
  expect(all.map(({ kind }) => kind)).toEqual([...Array<string>(3).fill('desk'), ...Array<string>(5).fill('odf')]);
  const batchAfter = async (after?: number) => readPending(database.pool, { limit: 128, after, isBatch: true });
  expect(await batchAfter()).toEqual([all[0]]);
  expect(await batchAfter(all[2]!.id)).toEqual(all.slice(3));
});
