/** Decision 0049: the next version runs next to the current one, on one database and under load, without errors. */
import { join } from 'node:path';
import { Nginx, nginxProgram } from '@podium/server/nginx';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ClusterLoad, noLosses } from '../harness/cluster-load.ts';
import { makeNextVersion } from '../harness/next-version.ts';
import type { NextVersion } from '../harness/next-version.ts';
import { ServerProcess, runVerb } from '../harness/server-process.ts';

let next: NextVersion;
let first: ServerProcess;
let second: ServerProcess;
let nginx: Nginx | undefined;

beforeAll(async () => {
  next = await makeNextVersion();
  const environment = { TRUSTED_HOPS: '1' };
  first = await ServerProcess.create({ environment });
  await first.start();
  second = await ServerProcess.create({ dataDir: first.dataDir, environment });
  await second.start();
  const servers = [first, second].map(({ port }) => `127.0.0.1:${port}`);
  nginx = nginxProgram === undefined ? undefined : await Nginx.start({ servers });
});
afterAll(async () => {
  ClusterLoad.stop();
  await nginx?.remove();
  await second.kill('SIGTERM');
  await first.remove();
  await next.remove();
});

async function query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ host: join(first.dataDir, 'run'), user: 'podium', database: 'postgres' });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

const ranks = async (): Promise<number> =>
  (
    await query(
      `select distinct objid from pg_locks where locktype = 'advisory' and classid = 7461206 and objsubid = 2`,
    )
  ).length;

test(
  'processes are replaced by the next version one by one, then the rows are rebuilt',
  { timeout: 400_000 },
  async () => {
    const load = await ClusterLoad.start({ database: { primary: { query } }, apps: [first, second], edge: nginx?.url });
    expect(await ranks()).toBe(1);

    await first.kill('SIGTERM');
    await first.start(60_000, next.podium);
    await ClusterLoad.settled();
    expect(await ranks()).toBe(2);
    await load.goesOn();
    // The current version also starts on a database migrated by the next one: after a crash, or for a rollback.
    await second.kill('SIGKILL');
    await second.start();
    await ClusterLoad.settled();
    await load.goesOn();
    expect(second.output).not.toMatch(/"level":"?(?:error|50|60)/u);

    await second.kill('SIGTERM');
    await second.start(60_000, next.podium);
    expect(await ranks()).toBe(1);
    await load.goesOn();
    const rebuilt = await runVerb(['rebuild'], first.environment, next.podium);
    expect([rebuilt.code, rebuilt.error]).toEqual([0, '']);
    expect(await query('select projection_version from feed.installation')).toEqual([
      { projection_version: next.projectionVersion },
    ]);
    await load.goesOn();
    expect(await load.finish()).toEqual(noLosses);
    const { reads } = load.visitor;
    console.log(`${reads} public reads, 0 failed; ${load.acknowledged.length} messages acknowledged, 0 lost`);
  },
);
