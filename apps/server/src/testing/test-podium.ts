import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { readConfig } from '../config.ts';
import { testDatabase } from '../database/test-database.ts';
import type { Database } from '../database/database.ts';
import { listen } from '../edge/server.ts';
import { openLog } from '../log.ts';
import type { Log } from '../log.ts';
import { createPodium } from '../podium.ts';
import type { Podium, PodiumOptions } from '../podium.ts';

const testKey = 'a-key-for-tests-only';
/** A part of a second for what most tests send; other suites may be at work beside. */
const SETTLED_MS = 20_000;

export interface TestPodium extends Podium {
  url: string;
  database: Database & { url: string };
  /** All that the server asks the database through. */
  pools: readonly pg.Pool[];
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  feed(body: string | Uint8Array, headers?: Record<string, string>): Promise<Response>;
  /** Resolves when everything in the journal is applied and readers can see it. */
  settle(atMostMs?: number): Promise<void>;
  /** Stops the server and leaves its database to the next one. */
  leave(): Promise<void>;
}

/** A whole server in process on a port of its own, with a database of its own; no pages unless asked. */
export async function testPodium(
  options: {
    hasWeb?: boolean;
    renderer?: PodiumOptions['renderer'];
    database?: Database & { url: string };
    /** Settings beside those that every test has. */
    environment?: Readonly<Record<string, string>>;
    /** Identifies the caller of a request, for tests. */
    identify?: PodiumOptions['identify'];
    features?: PodiumOptions['features'];
    /** Silent by default. */
    log?: Log;
  } = {},
): Promise<TestPodium> {
  const database = options.database ?? (await testDatabase());
  const config = readConfig({
    DATABASE_URL: database.url,
    FEED_API_KEY: testKey,
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...options.environment,
  });
  const pools = [database.pool];
  const openPool: Database['openPool'] = (limits) => {
    const pool = database.openPool(limits);
    pools.push(pool);
    return pool;
  };
  const podium = await createPodium({
    config,
    database: { ...database, openPool },
    log: options.log ?? openLog('silent'),
    hasWeb: options.hasWeb ?? false,
    renderer: options.renderer,
    identify: options.identify,
    features: options.features,
    checksAnswers: true,
  });
  const port = await listen(podium.server, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  return {
    ...podium,
    url,
    database,
    pools,
    get: (path, headers = {}) => fetch(url + path, { headers }),
    feed: (body, headers = {}) =>
      fetch(`${url}/api/v1/feed/odf`, {
        method: 'POST',
        body: body as Uint8Array<ArrayBuffer>,
        headers: { 'content-type': 'application/xml', 'x-api-key': testKey, ...headers },
      }),
    async settle(atMostMs = SETTLED_MS) {
      for (const until = Date.now() + Math.max(SETTLED_MS, atMostMs); Date.now() < until;) {
        const { rows } = await database.pool.query<{ waiting: number; seq: number }>(
          'select (select count(*) from feed.pending) as waiting, (select last_seq from feed.installation) as seq',
        );
        if (rows[0]!.waiting === 0 && podium.readModel.position.endsWith(`-${rows[0]!.seq}`)) return;
        await sleep(10);
      }
      throw new Error('the feed did not settle');
    },
    leave: () => podium.stop(),
    async stop() {
      await podium.stop();
      await database.close();
    },
  };
}
