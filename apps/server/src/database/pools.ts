import type pg from 'pg';
import type { Database } from './database.ts';

export interface Pools {
  feed: pg.Pool;
  requests: pg.Pool;
  searches: pg.Pool;
}

/** Time limit of a search that no index supports (milliseconds). */
const searchMs = 2000;

/**
 * Opens separate connections for each kind of request: neither searches nor a rush of visitors may delay the feed.
 *
 * @returns pools that the caller ends with `endPools`
 */
export function openPools(database: Database, timeoutMs: number): Pools {
  return {
    // Committing many large messages takes longer than any read.
    feed: database.openPool({ connections: 2, timeoutMs: 3 * timeoutMs }),
    requests: database.openPool({ connections: 10, timeoutMs }),
    searches: database.openPool({ connections: 2, timeoutMs: Math.min(timeoutMs, searchMs) }),
  };
}

export async function endPools(pools: Pools): Promise<void> {
  await Promise.all([pools.feed.end(), pools.requests.end(), pools.searches.end()]);
}
