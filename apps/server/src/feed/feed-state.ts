import type pg from 'pg';
import { readInstallation } from './installation.ts';
import type { OutcomeName } from './tables.ts';

export interface FeedState {
  gamesCode?: string;
  journal: number;
  /** Number of journal rows not applied yet. */
  lag: number;
  lastMessageAt?: number;
  /** Number of messages by outcome, and of warnings by kind. */
  outcomes: Partial<Record<OutcomeName, number>>;
  warnings: Record<string, number>;
}

export async function readFeedState(pool: pg.Pool): Promise<FeedState> {
  const [installation, counts, outcomes, repeats, warnings] = await Promise.all([
    readInstallation(pool),
    pool.query<{ journal: number; lag: number; last: number | null }>(
      'select (select count(*) from feed.journal) as journal, (select count(*) from feed.pending) as lag, (select max(received_at) from feed.journal) as last',
    ),
    pool.query<{ outcome: OutcomeName; count: number }>(
      'select outcome, count(*) as count from feed.outcomes group by outcome',
    ),
    pool.query<{ count: number }>('select count(*) as count from feed.repeats'),
    pool.query<{ code: string; count: number }>(
      `select warning->>'code' as code, count(*) as count from feed.outcomes, jsonb_array_elements(warnings) as warning group by 1`,
    ),
  ]);
  const row = counts.rows[0]!;
  return {
    gamesCode: installation.gamesCode,
    journal: row.journal,
    lag: row.lag,
    lastMessageAt: row.last ?? undefined,
    outcomes: {
      ...Object.fromEntries(outcomes.rows.map((row) => [row.outcome, row.count])),
      duplicate: repeats.rows[0]!.count,
    },
    warnings: Object.fromEntries(warnings.rows.map((row) => [row.code, row.count])),
  };
}
