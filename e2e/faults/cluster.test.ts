/**
 * Two processes, nginx if it is installed, and PostgreSQL with a synchronous replica: each is killed under load. No
 * acknowledged message is lost, readers have no gaps, and public reads continue.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Nginx, nginxProgram } from '@podium/server/nginx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ClusterLoad, noLosses } from '../harness/cluster-load.ts';
import type { ClusterParts } from '../harness/cluster-load.ts';
import { raceXml } from '../harness/messages.ts';
import { PostgresCluster } from '../harness/postgres-cluster.ts';
import { ServerProcess } from '../harness/server-process.ts';
import { waitUntil } from '../harness/wait-until.ts';

/** `PODIUM_FAILOVERS=20` is the long run. */
const failOvers = Number(process.env['PODIUM_FAILOVERS'] ?? 1);
const atMostMs = 60_000;
/** A busy machine takes several times as long as an idle one. */
const timeout = 400_000;

let database: PostgresCluster;
let first: ServerProcess;
let second: ServerProcess;
let nginx: Nginx | undefined;
let dataDir: string;
let parts: ClusterParts;

beforeAll(async () => {
  database = await PostgresCluster.start();
  dataDir = await mkdtemp(join(tmpdir(), 'podium-e2e-'));
  const environment = {
    DATABASE_URL: database.url,
    SECRET_KEYS: `1:${randomBytes(32).toString('base64')}`,
    TRUSTED_HOPS: '1',
  };
  first = await ServerProcess.create({ dataDir, environment });
  second = await ServerProcess.create({ dataDir, environment });
  await Promise.all([first.start(), second.start()]);
  nginx = nginxProgram === undefined ? undefined : await Nginx.start({ servers: [first, second].map(serverHost) });
  parts = { database, apps: [first, second], edge: nginx?.url };
  console.log(
    `${database.name}; ${nginx ? 'nginx with the shipped configuration' : 'nginx is not installed: clients go to the processes'}`,
  );
});
afterAll(async () => {
  ClusterLoad.stop();
  await nginx?.remove();
  await Promise.all([first.kill(), second.kill()]);
  await database.remove();
  await rm(dataDir, { recursive: true, force: true });
});

const serverHost = ({ port }: ServerProcess): string => `127.0.0.1:${port}`;

/** Waits for an email, which is sent by a job of the process that has the lock. */
async function isEmailSent(): Promise<void> {
  await database.primary.query(
    `insert into people.letters (letter, next_at, kind) values ('{"to":"a@example.org","subject":"a","text":"a"}', now(), 'test')`,
  );
  await waitUntil(async () => (await database.primary.query('select from people.letters')).length === 0, atMostMs);
}

function report(what: string, load: ClusterLoad, gapMs: number): void {
  const { reads, slowestMs } = load.visitor;
  console.log(
    `${what}: ${load.acknowledged.length} acknowledged, 0 lost; ${reads} reads, 0 failed, slowest ${Math.round(slowestMs)} ms; longest time without a write ${Math.round(gapMs)} ms`,
  );
}

test(
  'after each process is killed, the other applies messages and runs the jobs, and readers resume without a gap',
  { timeout },
  async () => {
    const load = await ClusterLoad.start(parts);
    const gaps: number[] = [];
    for (const app of [first, second]) {
      const killedAt = performance.now();
      await app.kill('SIGKILL');
      await load.goesOn();
      await isEmailSent();
      gaps.push(load.writeGap(killedAt));
      await app.start();
      await ClusterLoad.settled();
      await load.goesOn();
    }
    expect(await load.finish()).toEqual(noLosses);
    report('two processes killed', load, Math.max(...gaps));
  },
);

test.skipIf(nginxProgram === undefined)(
  'after nginx is killed and started again, readers resume without a gap',
  { timeout },
  async () => {
    const load = await ClusterLoad.start(parts);
    try {
      await nginx!.kill();
    } finally {
      // Without nginx the following tests would fail too.
      await nginx!.run();
    }
    await load.goesOn();
    const losses = await load.finish();
    // No other process answers at the public address meanwhile.
    const isOfNginx = (failure: string): boolean => /ECONNREFUSED|ECONNRESET|other side closed/u.test(failure);
    expect({ ...losses, reads: losses.reads.filter((path) => !isOfNginx(path)) }).toEqual(noLosses);
  },
);

test(
  `after the primary is killed and the replica promoted, nothing acknowledged is lost (${failOvers} times)`,
  { timeout: failOvers * timeout },
  async () => {
    const gaps: number[] = [];
    for (let round = 0; round < failOvers; round++) {
      const load = await ClusterLoad.start(parts);
      const killedAt = performance.now();
      await database.primary.kill();
      const promotedMs = await database.promote();
      await load.goesOn();
      const gap = load.writeGap(killedAt);
      gaps.push(gap);
      await isEmailSent();
      expect(await load.finish()).toEqual(noLosses);
      report(`primary killed, promoted in ${Math.round(promotedMs)} ms`, load, gap);
      await database.replace();
    }
    gaps.sort((a, b) => a - b);
    console.log(
      `write gap p50 ${Math.round(gaps[Math.floor(gaps.length / 2)]!)} ms, max ${Math.round(gaps.at(-1)!)} ms`,
    );
  },
);

test('clients stay with the promoted primary when the former one recovers', { timeout }, async () => {
  const load = await ClusterLoad.start(parts);
  const former = database.primary;
  const frozenAt = performance.now();
  await former.freeze();
  await database.promote();
  await load.goesOn();
  const gap = load.writeGap(frozenAt);
  const losses = await load.finish();
  // A page that is not cached waits for the database; documents are in memory.
  expect({ ...losses, reads: losses.reads.filter((path) => path.startsWith('/api/')) }).toEqual(noLosses);
  report('primary frozen', load, gap);

  await former.kill();
  await former.start();
  await first.kill('SIGTERM');
  await first.start();
  expect((await first.feed(raceXml({ unit: 199, version: 1 }))).status).toBe(200);
  const journalQuery = `select from feed.journal where header->>'documentCode' like '%HEAT0199%'`;
  expect(await database.primary.query(journalQuery)).toHaveLength(1);
  expect(await former.query(journalQuery)).toHaveLength(0);
});
