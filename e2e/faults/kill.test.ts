/** F01, F02: kill -9 under load. Acknowledged messages are stored, and a reader who resumes has no gap. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import pg from 'pg';
import { join } from 'node:path';
import { Reader, Sender } from '../harness/feed-load.ts';
import { scheduleXml } from '../harness/messages.ts';
import { ServerProcess } from '../harness/server-process.ts';
import { waitUntil } from '../harness/wait-until.ts';

/** `PODIUM_KILLS=200` is the long run; the first gate, which sets a day to draw by, kills twice. */
const kills = Number(process.env['PODIUM_KILLS'] ?? (process.env['PODIUM_DRAW_DAY'] ? 2 : 8));
const units = 20;

let server: ServerProcess;
afterEach(async () => server.remove());

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ host: join(server.dataDir, 'run'), user: 'podium', database: 'postgres' });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function underLoad(work: () => Promise<void>): Promise<{ senders: Sender[]; reader: Reader; first: number }> {
  expect((await server.feed(scheduleXml(units))).status).toBe(200);
  const health = (await (await fetch(`${server.url}/api/v1/health`)).json()) as { live: { position: string } };
  const first = Number(health.live.position.split('-')[1]);
  const reader = new Reader(health.live.position, () => server.url);
  const reading = reader.run();
  const senders = Array.from({ length: units }, (_, index) => new Sender(index + 1, async (body) => server.feed(body)));
  const sending = senders.map((sender) => sender.run());
  await work();
  await sleep(500);
  for (const sender of senders) sender.stop();
  await Promise.all(sending);
  // On a busy machine the database may still be starting, which does not count as an answer.
  await waitUntil(async () => {
    const [row] = await query<{ waiting: string; last: string }>(
      'select (select count(*) from feed.pending) as waiting, (select max(seq) from feed.outbox) as last',
    );
    return row!.waiting === '0' && reader.seen.at(-1) === Number(row!.last);
  }, 60_000);
  reader.stop();
  await server.kill('SIGTERM');
  await reading;
  return { senders, reader, first };
}

async function nothingIsLost(senders: readonly Sender[], reader: Reader, first: number): Promise<void> {
  await server.start();
  const rows = await query<{ unit: number; version: number }>(
    `select substring(header->>'documentCode' from 27 for 4)::int as unit, (header->>'version')::int as version from feed.journal where header->>'documentType' = 'DT_RESULT'`,
  );
  const journal = new Set(rows.map((row) => `${row.unit}/${row.version}`));
  const acknowledged = senders.flatMap((sender) => sender.acknowledged);
  expect(acknowledged.filter((id) => !journal.has(id))).toEqual([]);
  expect(journal.size, 'each message once').toBe(rows.length);
  expect(await query('select 1 from feed.pending')).toEqual([]);
  expect(await query(`select 1 from feed.outcomes where outcome = 'refused'`)).toEqual([]);
  for (const [index, sender] of senders.entries()) {
    const response = await fetch(
      `${server.url}/api/v1/units/SWMM100MFR------------HEAT${String(index + 1).padStart(4, '0')}00`,
    );
    const unit = (await response.json()) as { version: number };
    expect(unit.version).toBeGreaterThanOrEqual(Number(sender.acknowledged.at(-1)!.split('/')[1]));
  }
  const sequence = (await query<{ seq: string }>(`select seq from feed.outbox where seq > ${first} order by seq`)).map(
    (row) => Number(row.seq),
  );
  expect(reader.resets).toBe(0);
  expect(reader.seen).toEqual(sequence);
  expect(acknowledged.length).toBeGreaterThan(kills * 5);
  console.log(`${acknowledged.length} acknowledged, ${sequence.length} changes told, 0 lost, 0 gaps`);
}

test(
  `F01: ${kills} x kill -9 of the server under load loses nothing and leaves readers without a gap`,
  { timeout: 600_000 },
  async () => {
    server = await ServerProcess.create();
    await server.start();
    const starts: number[] = [];
    const { senders, reader, first } = await underLoad(async () => {
      for (let kill = 0; kill < kills; kill++) {
        await sleep(300 + Math.random() * 700);
        await server.kill('SIGKILL');
        starts.push(await server.start());
      }
    });
    await nothingIsLost(senders, reader, first);
    starts.sort((a, b) => a - b);
    console.log(
      `back in p50 ${Math.round(starts[Math.floor(starts.length / 2)]!)} ms, max ${Math.round(starts.at(-1)!)} ms`,
    );
  },
);

test(
  'F02: after killing the database 5 times under load, reads continue, writes return, nothing acknowledged is lost',
  { timeout: 300_000 },
  async () => {
    server = await ServerProcess.create();
    await server.start();
    let failedReads = 0;
    let reads = 0;
    const { senders, reader, first } = await underLoad(async () => {
      await sleep(500);
      const path = `${server.url}/api/v1/schedule/days`;
      await fetch(path);
      for (let kill = 0; kill < 5; kill++) {
        await sleep(800);
        process.kill(await server.databasePid(), 'SIGKILL');
        for (let read = 0; read < 20; read++) {
          reads++;
          const response = await fetch(path).catch(() => undefined);
          if (response?.status !== 200) failedReads++;
          await sleep(20);
        }
        await sleep(1200);
      }
    });
    await nothingIsLost(senders, reader, first);
    expect(`${failedReads} of ${reads} reads failed`).toBe(`0 of ${reads} reads failed`);
  },
);
