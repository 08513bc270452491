import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { readConfig } from '../ground/config.ts';
import { testDatabase } from '../database/test-database.ts';
import type { Database } from '../database/database.ts';
import { listen } from '../edge/server.ts';
import { openLog } from '../ground/log.ts';
import type { Log } from '../ground/log.ts';
import { createPodium } from '../podium.ts';
import type { Podium, PodiumOptions } from '../podium.ts';

const testKey = 'a-key-for-tests-only';
/** Most tests settle in a fraction of a second, but other suites may be running. */
const SETTLED_MS = 20_000;

export interface TestPodium extends Podium {
  url: string;
  database: Database & { url: string };
  pools: readonly pg.Pool[];
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  feed(body: string | Uint8Array, headers?: Record<string, string>): Promise<Response>;
  /** Resolves when all journal entries are applied and readers can see them. */
  settle(atMostMs?: number): Promise<void>;
  /** Stops the server but keeps its database for the next one. */
  leave(): Promise<void>;
}

/** A complete in-process server with its own port and database; without pages by default. */
export async function testPodium(
  options: {
    hasWeb?: boolean;
    renderer?: PodiumOptions['renderer'];
    database?: Database & { url: string };
    /** Settings in addition to those of every test. */
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
        if (rows[0]!.waiting === 0 && podium.readModel.follower.position.endsWith(`-${rows[0]!.seq}`)) return;
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
