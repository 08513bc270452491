import { setTimeout as sleep } from 'node:timers/promises';
import { healthAnswer } from '@podium/contract';
import type { HealthAnswer } from '@podium/contract';
import type pg from 'pg';
import type { Alarms } from '../ground/alarms.ts';
import { readFeedState } from '../feed/feed-state.ts';
import type { FeedState } from '../feed/feed-state.ts';
import { cachedFor } from '../ground/cached-for.ts';
import type { GamesClock } from '../ground/games-clock.ts';
import type { LiveHub } from '../live/hub.ts';
import { route } from '../routes/route.ts';
import type { Route } from '../routes/route.ts';

/** Monitors poll often, and counting journal rows takes time. */
const reuseMs = 500;
/** Time limit after which the answer is sent even if the database does not respond. */
const limitMs = 3000;

interface HealthParts {
  /** Pools of the feed and of requests. Counting uses the request pool, so that it does not wait behind the feed. */
  pools: { feed: pg.Pool; requests: pg.Pool };
  live: LiveHub;
  alarms: Alarms;
  clock: GamesClock;
}

/** `GET /api/v1/health`. */
export function healthRoute(parts: HealthParts): Route {
  const feedState = cachedFor(reuseMs, async () => readFeedState(parts.pools.requests));
  return route(
    {
      method: 'get',
      path: '/api/v1/health',
      summary: 'Health of server, database and feed',
      tag: 'health',
      access: 'everyone',
      answer: healthAnswer,
      isForAnyOrigin: true,
    },
    async ({ c }) => {
      c.header('access-control-allow-origin', '*');
      return readHealth(parts, feedState);
    },
  );
}

/** Process state and database check are current; counts may be half a second old. */
async function readHealth(
  { pools, live, alarms, clock }: HealthParts,
  feedState: () => Promise<FeedState>,
): Promise<HealthAnswer> {
  const processHealth = {
    clock: { now: new Date(clock.now()).toISOString(), rate: clock.rate },
    live: { readers: live.readers, position: live.position },
    alarms: alarms.open.map((alarm) => ({ ...alarm, since: new Date(alarm.since).toISOString() })),
  };
  const isDegraded = processHealth.alarms.some(({ kind }) => kind === 'refresh-failed');
  try {
    const [state] = await Promise.race([Promise.all([feedState(), pools.feed.query('select 1')]), timeOut(limitMs)]);
    return {
      status: isDegraded ? 'degraded' : 'ok',
      database: 'ok',
      feed: {
        lastMessageAt: state.lastMessageAt === undefined ? null : new Date(state.lastMessageAt).toISOString(),
        journal: state.journal,
        lag: state.lag,
        quarantined: state.outcomes.refused ?? 0,
      },
      ...processHealth,
    };
  } catch {
    return {
      status: 'degraded',
      database: 'unavailable',
      feed: { lastMessageAt: null, journal: 0, lag: 0, quarantined: 0 },
      ...processHealth,
    };
  }
}

/** @throws Error after `ms` milliseconds */
async function timeOut(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false });
  throw new Error('The database does not answer.');
}
