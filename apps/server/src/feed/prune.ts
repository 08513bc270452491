import type pg from 'pg';

/** Number of recent changes to keep, for reconnecting clients and starting processes. */
const retainedChanges = 20_000;

/**
 * Deletes changes older than two days that every follower has processed, and records of repeated messages older than
 * one month. The journal is never pruned.
 * @param followers names of existing followers; stored positions of others are ignored
 */
export async function pruneFeed(client: pg.ClientBase, followers: readonly string[]): Promise<void> {
  await client.query(
    `delete from feed.outbox where at < now() - interval '2 days' and seq <= least(
       (select last_seq - $1 from feed.installation),
       (select min(coalesce(seq, 0)) from unnest($2::text[]) as present (name) left join feed.followers using (name)))`,
    [retainedChanges, followers],
  );
  await client.query(`delete from feed.repeats where received_at < now() - interval '1 month'`);
}
