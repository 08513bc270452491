/**
 * The order of arrival does not matter: a day's messages are shuffled, repeated and cut into batches of any size.
 * `PODIUM_ORDERS` sets the number of orders (1,000 for the long run; by default 50, and 10 in the first gate).
 */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/test-database.ts';
import type { Database } from '../../database/database.ts';
import { openLog } from '../../ground/log.ts';
import { featureEntryTypes as entryTypes } from '../../features/entry-types.gen.ts';
import { deskEntry } from '../desk/desk-entry.ts';
import { openInstallation } from '../installation.ts';
import type { JournalEntry } from '../journal.ts';
import { replay } from '../replay.ts';
import { compareStates, stateHashes } from '../state-hash.ts';
import { caseCount } from '../../testing/in-turn.ts';
import { applyAll, readEntry, examplesFolder, feedEntries, xmlFiles } from '../testing/feed-files.ts';
import { appendToJournal } from '../journal.ts';

const orders = Number(process.env['PODIUM_ORDERS'] ?? caseCount(50, 10));
const day = [
  'base',
  'messages',
  ...[
    '01-duplicate',
    '02-out-of-order',
    '03-retraction',
    '04-correction-of-official',
    '05-update-before-bulk',
    '07-placeholders',
    '08-unknown-references',
    '09-sortorder',
    '10-bad-rsc-length',
    '11-tolerance',
  ].map((name) => `sequences/${name}`),
];

/** Steps of results name their journal entry, so their table depends on the order of arrival. */
const typesOfItems = entryTypes.filter(({ type }) => type.startsWith('schedule.'));

let database: Database;
let entries: JournalEntry[];
beforeAll(async () => {
  database = await testDatabase();
  const files = await Promise.all(day.map((folder) => xmlFiles(join(examplesFolder, folder))));
  const messages = await Promise.all(files.flat().map((file) => readEntry(file)));
  entries = [...messages, ...corrections, ...addedItems, ...resultCorrections, ...enteredResults(messages)];
});
afterAll(async () => database.close());

/** Organizers' edits of that day: two fields of two units, set and cleared repeatedly, two of them in each moment. */
const corrections: JournalEntry[] = Array.from({ length: 12 }, (_, index) => {
  const field = index % 2 === 0 ? 'start' : 'status';
  const unit = index % 3 === 0 ? 'SWMW200MFR------------FNL-000100' : 'SWMM100MFR------------FNL-000100';
  const stamp = `202610121${String((index * 7) % 6).padStart(2, '0')}000000:9999999999:0000000${(index % 9) + 1}`;
  const value = field === 'start' ? `2026-10-12T1${index % 10}:00:00-03:00` : 'DELAYED';
  const isCleared = index % 5 === 4;
  return deskEntry(
    {
      type: isCleared ? 'edit.clear' : 'edit.set',
      data: isCleared
        ? { edits: [{ unit, field }], stamp }
        : { edits: [{ unit, field, value, over: null }], isLasting: index % 4 === 0, stamp },
      by: null,
      nonce: `decision-${index}`,
    },
    'YG2026',
    Date.parse('2026-10-12T18:00:00Z') + index,
  );
});

/** Two items that organizers add to the schedule, change, hide from the public and remove, in turn. */
const addedItems: JournalEntry[] = Array.from({ length: 16 }, (_, index) => {
  const stamp = `202610121${String((index * 5) % 16).padStart(2, '0')}000000:9999999999:0000002${(index % 9) + 1}`;
  const item = {
    kind: index % 3 === 0 ? 'meal' : 'training',
    name: { en: `Item ${index}` },
    note: {},
    start: `2026-10-12T1${index % 10}:00:00-03:00`,
    end: null,
    venue: null,
    location: null,
    place: 'Town square',
    discipline: null,
    audience: index % 4 === 1 ? 'officials' : 'everyone',
  };
  return deskEntry(
    {
      type: index % 5 === 4 ? 'schedule.remove' : 'schedule.change',
      data: { id: index % 2 === 0 ? 'P-00000000000a' : 'P-00000000000b', item, stamp },
      by: null,
      nonce: `added-item-${index}`,
    },
    'YG2026',
    Date.parse('2026-10-12T18:00:00Z') + index,
  );
});

const MATCH = 'VVOWTEAM6-------------GPA-000100';
const MATCH_SIDES = ['VVOWTEAM6---AUR01', 'VVOWTEAM6---BRS01'] as const;

/** Organizers' corrections of results of that day, made and released repeatedly, some before the feed's first message. */
const resultCorrections: JournalEntry[] = Array.from({ length: 24 }, (_, index) => {
  const isMatch = index % 6 === 5;
  const competitor = isMatch ? MATCH_SIDES[index % 4 === 1 ? 0 : 1] : ['7100101', '7100102', '7100103'][index % 3]!;
  const [field, value] = isMatch
    ? ([`part.S${1 + (index % 2)}`, String(10 + index)] as const)
    : (
        [
          ['result', `2:0${index % 9}.50`],
          ['rank', String(1 + (index % 4))],
          ['irm', 'DSQ'],
          ['rank', null],
          ['fact.INTERMEDIATE.2', `1:0${index % 9}.11`],
        ] as const
      )[index % 5]!;
  const stamp = `2026101217${String((index * 11) % 24).padStart(2, '0')}00000:9999999999:0000001${(index % 9) + 1}`;
  const isReleased = index % 5 === 3;
  const edit = { competitor, field };
  return deskEntry(
    {
      type: isReleased ? 'result.release' : 'result.correct',
      data: {
        unit: isMatch ? MATCH : 'SWMW200MFR------------FNL-000100',
        stamp,
        ...(!isReleased && { isLasting: index % 2 === 0 }),
        edits: [isReleased ? edit : { ...edit, value, over: null }],
      },
      by: null,
      nonce: `result-correction-${index}`,
    },
    'YG2026',
    Date.parse('2026-10-12T18:00:00Z') + index,
  );
});

/** Results entered by organizers, each with its derived message: some older than the feed's, some newer. */
function enteredResults(messages: readonly JournalEntry[]): JournalEntry[] {
  const texts = messages
    .map(({ bytes }) => Buffer.from(bytes).toString())
    .filter((text) => /DocumentType="DT_RESULT"/u.test(text))
    // Each desk entry gets its own transaction, which takes longer than a batch of messages.
    .filter((_, index) => index % 4 === 0);
  expect(texts.length).toBeGreaterThan(4);
  return texts.flatMap((text, index) =>
    [-1, 1].map((side) => {
      const unit = /DocumentCode="([^"]{32})/u.exec(text)![1]!;
      const message = text
        .replace(/ Time="(\d\d)/u, (_, hour: string) => ` Time="${String(Number(hour) + side).padStart(2, '0')}`)
        .replace(/ Result="(\d)/u, (_, digit: string) => ` Result="${(Number(digit) + index + side + 10) % 10}`);
      const nonce = `entered-${index}-${side}`;
      const steps = [{ id: nonce, at: '2026-10-12T18:00:00Z', do: 'begin' }];
      const data = { unit, steps, messages: [message] };
      return deskEntry(
        { type: 'result.enter', data, by: null, nonce },
        'YG2026',
        Date.parse('2026-10-12T19:00:00Z') + index,
      );
    }),
  );
}

/** Seeded, so that a failing order can be reproduced. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle(random: () => number): JournalEntry[] {
  const repeated = entries.filter(() => random() < 0.2);
  const all = [...entries, ...repeated];
  for (let index = all.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [all[index], all[other]] = [all[other]!, all[index]!];
  }
  return all;
}

async function emptyTables(): Promise<void> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('sport', 'feed', 'results', 'program_items') and tablename not like 'journal\\_%'`,
  );
  await database.pool.query(rows.map(({ name }) => `delete from ${name}`).join(';'));
}

/**
 * Appends the whole order to the journal at once, then applies it in batches of the given size, like a burst or a
 * trickle.
 */
async function stateAfter(order: readonly JournalEntry[], batch: number): Promise<Map<string, string>> {
  await emptyTables();
  await openInstallation(database.pool, 'YG2026');
  await appendToJournal(database.pool, order);
  await applyAll(database.pool, batch, entryTypes);
  return stateHashes(database.pool, typesOfItems);
}

test(
  `facts 8 rule 20: ${orders} random orders with duplicates give the identical database`,
  { timeout: 900_000 },
  async () => {
    await database.pool.query('set synchronous_commit = off');
    const reference = await stateAfter(entries, 1);
    for (let seed = 1; seed <= orders; seed++) {
      const random = randomFrom(seed);
      const order = shuffle(random);
      const batch = random() < 0.02 ? 1 : 1 + Math.floor(random() * 200);
      const state = await stateAfter(order, batch);
      expect(compareStates(reference, state), `seed ${seed}, batches of ${batch}`).toEqual([]);
    }
  },
);

test('a replay rebuilds every table from the journal, identically', async () => {
  await emptyTables();
  await openInstallation(database.pool, 'YG2026');
  await feedEntries(database.pool, shuffle(randomFrom(7)), entryTypes);
  const neighbors = await testDatabase();
  try {
    const result = await replay(database.pool, neighbors.pool, { log: openLog('silent'), entryTypes });
    expect(result.messages).toBeGreaterThan(90);
    expect(result.differences).toEqual([]);
  } finally {
    await neighbors.close();
  }
});

test('comparing a replay detects a single changed cell', async () => {
  await database.pool.query(
    `update sport.result_lines set result = '9:99.99' where competitor_id = '7100101' and level = 'unit'`,
  );
  const neighbors = await testDatabase();
  try {
    const result = await replay(database.pool, neighbors.pool, { log: openLog('silent'), entryTypes });
    expect(result.differences.map((difference) => difference.table)).toEqual(['"sport"."result_lines"']);
  } finally {
    await neighbors.close();
  }
});
