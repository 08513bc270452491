import { dayKey } from '@podium/contract/live-keys';
import { readEnvelope } from '@podium/odf';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../database/test-database.ts';
import { openLog } from '../../ground/log.ts';
import { applyNext } from '../applier.ts';
import { openInstallation } from '../installation.ts';
import { JournalWriter } from '../journal-writer.ts';
import { appendToJournal } from '../journal.ts';
import { DeskJournal } from './desk-journal.ts';
import { decodeEntry, encodeDecision } from './desk-entry.ts';
import type { EntryType } from './entry-type.ts';

const person = '0b0e7a4e-5f0e-4c3a-9a57-6a7d1f0f6a11';
const log = openLog('silent');
let database: Database;
let journal: DeskJournal;
let applied: string[];

const day = z.object({ day: z.iso.date() });
const opened: EntryType<z.output<typeof day>> = {
  type: 'test.open',
  data: day,
  tables: [],
  apply: async ({ data, by }) => {
    applied.push(`${data.day} by ${by}`);
    return [dayKey(data.day)];
  },
};
const odd: EntryType = { type: 'test.odd', data: z.object({}), tables: [], apply: async () => ['no-such-kind:1'] };
const silent: EntryType = { type: 'test.silent', data: z.object({}), tables: [], apply: async () => [] };
/** Like entries of results, but with an unreadable message. */
const broken: EntryType = {
  type: 'test.broken',
  data: z.object({}),
  tables: [],
  apply: async () => {
    readEnvelope(Buffer.from('<OdfBody CompetitionCode="TST2026"'));
    return [];
  },
};
const entryTypes = [opened, odd, silent, broken];

beforeEach(async () => {
  applied = [];
  database = await testDatabase();
  await openInstallation(database.pool, 'TST2026');
  journal = new DeskJournal(new JournalWriter(database.pool, () => undefined), entryTypes, () => 'TST2026');
});
afterEach(async () => database.close());

const applyAll = async (): Promise<void> => {
  while ((await applyNext(database.pool, { log, entryTypes })) > 0);
};
const author = { userId: person, role: 'publisher' };

async function outcomes(): Promise<string[]> {
  const { rows } = await database.pool.query<{ outcome: string; reason: string | null }>(
    'select outcome, reason from feed.outcomes order by journal_id',
  );
  return rows.map(({ outcome, reason }) => (reason === null ? outcome : `${outcome}: ${reason}`));
}

test('a decision is applied once, with its author, and reports the changed documents', async () => {
  await journal.append({ type: 'test.open', data: { day: '2026-10-12' }, by: author, nonce: 'nonce-0001' });
  await applyAll();
  expect(applied).toEqual([`2026-10-12 by ${person}`]);
  const { rows } = await database.pool.query('select kind, keys from feed.outbox');
  expect(rows).toEqual([{ kind: 'test.open', keys: ['day:2026-10-12'] }]);
});

test('a retried request is a duplicate, whenever it arrives; the same from another person or with another nonce is not', async () => {
  const decision = { type: 'test.open', data: { day: '2026-10-12' }, by: author, nonce: 'nonce-0001' };
  const first = await journal.append(decision);
  await applyAll();
  expect(await journal.append(decision)).toEqual({ id: first.id, isDuplicate: true });
  expect((await journal.append({ ...decision, nonce: 'nonce-0002' })).isDuplicate).toBe(false);
  expect((await journal.append({ ...decision, by: null })).isDuplicate).toBe(false);
  await applyAll();
  expect(applied).toHaveLength(3);
});

test('a decision that changes nothing notifies no listener', async () => {
  await journal.append({ type: 'test.silent', data: {}, by: author, nonce: 'nonce-0001' });
  await applyAll();
  expect(await outcomes()).toEqual(['stored']);
  expect((await database.pool.query('select from feed.outbox')).rowCount).toBe(0);
});

test('a decision with an unreadable message is skipped, and the next one is applied', async () => {
  await journal.append({ type: 'test.broken', data: {}, by: author, nonce: 'nonce-0001' });
  await journal.append({ type: 'test.open', data: { day: '2026-10-12' }, by: author, nonce: 'nonce-0002' });
  await applyAll();
  expect(await outcomes()).toEqual([expect.stringMatching(/^refused: /u), 'applied']);
});

describe('before a decision is stored', () => {
  test('data that does not match its type is refused with the field', async () => {
    await expect(
      journal.append({ type: 'test.open', data: { day: 'tomorrow' }, by: author, nonce: 'nonce-0001' }),
    ).rejects.toMatchObject({ code: 'unprocessable', fields: [{ field: 'day' }] });
    expect((await database.pool.query('select from feed.journal')).rowCount).toBe(0);
  });

  test('a type that no feature declares is a programming error', async () => {
    await expect(journal.append({ type: 'test.gone', data: {}, by: author, nonce: 'nonce-0001' })).rejects.toThrow(
      'No feature declares entries of type "test.gone".',
    );
  });
});

describe('in the journal', () => {
  test.each([
    ['not JSON', Buffer.from('{'), 'refused: the entry is not valid JSON'],
    ['no head', Buffer.from('{}'), 'refused: the entry has no valid head'],
    [
      'a type of a feature that is gone',
      encodeDecision({ type: 'test.gone', data: {}, by: author, nonce: 'nonce-0001' }, 0),
      'refused: unknown type of entry: test.gone',
    ],
    [
      'data of an older version',
      encodeDecision({ type: 'test.open', data: { date: 'x' }, by: author, nonce: 'nonce-0001' }, 0),
      'refused: test.open:',
    ],
    [
      'a key of no kind',
      encodeDecision({ type: 'test.odd', data: {}, by: author, nonce: 'nonce-0001' }, 0),
      'refused: test.odd touches "no-such-kind:1", which is no live key',
    ],
  ])('an entry with %s is skipped, and the next one is applied', async (_name, bytes, expected) => {
    const header = { competitionCode: 'TST2026', generatedAt: '2026-10-12T00:00:00Z' };
    const next = encodeDecision({ type: 'test.open', data: { day: '2026-10-13' }, by: author, nonce: 'nonce-0002' }, 0);
    await appendToJournal(database.pool, [
      { kind: 'desk', feedFlag: 'P', header, bytes },
      { kind: 'desk', feedFlag: 'P', header, bytes: next },
    ]);
    await applyAll();
    const [bad, good] = await outcomes();
    expect(bad).toContain(expected);
    expect(good).toBe('applied');
  });
});

test('an entry that was written is read unchanged', () => {
  const bytes = encodeDecision(
    { type: 'a.b', data: { kind: 'hotel' }, by: author, reason: 'typo', nonce: 'nonce-0001' },
    0,
  );
  expect(decodeEntry(bytes)).toEqual({
    head: {
      v: 1,
      type: 'a.b',
      by: person,
      byRole: 'publisher',
      at: '1970-01-01T00:00:00.000Z',
      reason: 'typo',
      nonce: 'nonce-0001',
    },
    data: { kind: 'hotel' },
  });
});
