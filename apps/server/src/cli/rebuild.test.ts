/**
 * `podium rebuild`: after an upgrade, next to a running server, and killed halfway. Each run creates, migrates and
 * fills a second database, which takes seconds.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import type { HealthAnswer, UnitAnswer } from '@podium/contract';
import { inSiblingDatabase } from '../database/beside.ts';
import { testDatabase } from '../database/test-database.ts';
import type { Database } from '../database/database.ts';
import { readConfig } from '../ground/config.ts';
import { projectionVersion } from '../feed/apply/projection-version.ts';
import { rebuildDue } from '../feed/installation.ts';
import { rebuild } from '../feed/rebuild.ts';
import { stateHashes } from '../feed/state-hash.ts';
import { examplesFolder, feedFiles, xmlFiles } from '../feed/testing/feed-files.ts';
import { openLog } from '../ground/log.ts';
import { oldDatabase } from '../testing/old-database.ts';
import { testPodium } from '../testing/test-podium.ts';
import { fillWithDemo } from './demo.ts';
import { doctorVerb } from './doctor.ts';
import type { Verb } from './io.ts';
import { rebuildVerb, reportWhenDue } from './rebuild.ts';
import { replayVerb } from './replay.ts';

const log = openLog('silent');
const podiumFile = fileURLToPath(new URL('../../bin/podium.mjs', import.meta.url));
const match = 'HBLMTEAM7-------------GPA-000100';
const versionBefore = '6dede33';

let closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

async function keep<Kept extends Database>(database: Promise<Kept>): Promise<Kept> {
  const opened = await database;
  closing.push(() => opened.close());
  return opened;
}

async function run(
  verb: Verb,
  database: { url: string },
  environment: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const printed: string[] = [];
  const print = (line: string): void => void printed.push(line);
  const config = readConfig({ DATABASE_URL: database.url, LOG_LEVEL: 'silent', ...environment });
  const code = await verb([], { out: print, error: print, config });
  return { code, output: printed.join('\n') };
}

async function examples(): Promise<string[]> {
  const files = await Promise.all(['base', 'messages'].map((folder) => xmlFiles(join(examplesFolder, folder))));
  return files.flat();
}

test('a server starts on a database of the previous version, reports that a rebuild is due, and keeps running during the rebuild', async () => {
  const database = await keep(oldDatabase(versionBefore));
  const podium = await testPodium({ database });
  closing.push(() => podium.leave());
  const alarms = async () => ((await (await podium.get('/api/v1/health')).json()) as HealthAnswer).alarms;
  const unit = async () => (await (await podium.get(`/api/v1/units/${match}`)).json()) as UnitAnswer;
  const before = await unit();
  expect(before.actions.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['match-start', 'goal', 'shot-missed']),
  );
  expect(await alarms()).toContainEqual(
    expect.objectContaining({
      kind: 'rebuild-due',
      examples: [`rows of version 1, rules of version ${projectionVersion}`],
    }),
  );
  expect((await run(doctorVerb, database)).output).toContain('Run "podium rebuild".');
  expect(await run(replayVerb, database)).toMatchObject({
    code: 1,
    output: expect.stringContaining('"sport"."actions"'),
  });

  expect(await run(rebuildVerb, database)).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /^Rebuilt from \d+ journal entries .*: replaced feed\.heads, sport\.actions, sport\.awards, sport\.bodies, sport\.official_versions, sport\.records, sport\.result_lines, sport\.result_sets, sport\.schedule_starts, sport\.schedule_units\.$/,
    ),
  });
  await podium.settle();
  expect(await alarms()).not.toContainEqual(expect.objectContaining({ kind: 'rebuild-due' }));
  expect(await unit()).toEqual(before);
  expect(await run(replayVerb, database)).toMatchObject({ code: 0, output: expect.stringMatching(/^Identical: 8\d/) });
  expect((await run(doctorVerb, database)).output).not.toContain('rebuild');
});

/** Changes the tables as if faulty rules had filled them. */
async function spoil({ pool }: Database): Promise<void> {
  await pool.query(`update sport.actions set type = 'foul'`);
  await pool.query('delete from sport.awards');
  await pool.query(`update sport.schedule_units set type = 'broadcast'`);
}

test('a rebuild corrects rows and outcomes that changed rules would write differently, and notifies readers once', async () => {
  const database = await keep(testDatabase());
  await feedFiles(database.pool, await examples());
  const right = await stateHashes(database.pool);
  await spoil(database);
  await database.pool.query(
    `update feed.outcomes set outcome = 'refused', reason = 'not understood' where journal_id = 3`,
  );
  expect((await run(rebuildVerb, database)).output).toMatch(
    /: replaced sport\.actions, sport\.awards, sport\.schedule_units\.$/,
  );
  expect(await stateHashes(database.pool)).toEqual(right);
  expect((await database.pool.query(`select from feed.outcomes where outcome = 'refused'`)).rowCount).toBe(0);
  const readState = async () =>
    (await database.pool.query(`select keys from feed.outbox where kind = 'rebuild'`)).rows as unknown[];
  expect(await readState()).toEqual([{ keys: ['games'] }]);
  expect((await run(rebuildVerb, database)).output).toMatch(/: no table changed\.$/);
  expect(await readState()).toHaveLength(1);
});

test('messages that arrive during a rebuild are applied, and are in the rebuilt tables', async () => {
  const podium = await testPodium();
  closing.push(() => podium.stop());
  const { pool } = podium.database;
  const files = await examples();
  const [late, ...early] = [...files].reverse();
  await feedFiles(pool, early.reverse());
  await spoil(podium.database);
  await inSiblingDatabase(podium.database, async (target) => {
    let sent = false;
    const { messages } = await rebuild(pool, target, {
      log,
      entryTypes: [],
      async onProgress() {
        if (sent) return;
        sent = true;
        expect((await podium.feed(await readFile(late!))).status).toBe(200);
        await podium.settle();
      },
    });
    expect(messages).toBe(files.length);
  });
  await podium.settle();
  expect(await run(replayVerb, podium.database)).toMatchObject({ code: 0 });
});

test('kill -9 in the middle of the swap leaves the tables unchanged, and the next run completes it', async () => {
  const database = await keep(testDatabase());
  await feedFiles(database.pool, await examples());
  await spoil(database);
  await database.pool.query('update feed.installation set projection_version = 1');
  const spoilt = await stateHashes(database.pool);
  // Locks the last table, so that the others are replaced but nothing is committed.
  const holder = await database.pool.connect();
  closing.push(async () => holder.release(true));
  await holder.query('begin; lock table sport.schedule_units in share mode');
  const child = spawn(process.execPath, [podiumFile, 'rebuild'], {
    env: { PATH: process.env['PATH'], DATABASE_URL: database.url, LOG_LEVEL: 'silent' },
  });
  const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'delete from "sport"."schedule_units"%'`;
  await expect.poll(async () => (await database.pool.query(waits)).rowCount).toBe(1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await holder.query('rollback');
  expect(await stateHashes(database.pool)).toEqual(spoilt);
  expect(await rebuildDue(database.pool)).toBeDefined();

  expect(await run(rebuildVerb, database)).toMatchObject({ code: 0 });
  expect(await run(replayVerb, database)).toMatchObject({ code: 0 });
  expect(await rebuildDue(database.pool)).toBeUndefined();
});

test('a second rebuild at the same time is refused with an explanation', async () => {
  const database = await keep(testDatabase());
  await feedFiles(database.pool, []);
  await inSiblingDatabase(database, () =>
    expect(run(rebuildVerb, database)).rejects.toThrow(
      'Another replay or rebuild of this database is running. Wait until it has finished.',
    ),
  );
});

test('the demo is rebuilt at start, while other Games only report that a rebuild is due', async () => {
  const database = await keep(testDatabase());
  await fillWithDemo(database, { seed: 1, scale: 0.05, log });
  const start: Verb = async (_args, io) => {
    await reportWhenDue(database, io);
    return 0;
  };
  expect((await run(start, database)).output).toBe('');
  await database.pool.query('update feed.installation set projection_version = 1');
  expect((await run(start, database, { DEMO: 'off' })).output).toMatch(
    /^The tables were built by another version.*Run "podium rebuild" to update them\.$/,
  );
  expect((await run(start, database)).output).toContain('Rebuilt from');
  expect((await run(start, database)).output).toBe('');
});
