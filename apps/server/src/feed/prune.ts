import type pg from 'pg';

/** So many of the last changes stay, for those who come back and for a process that begins. */
const keptChanges = 20_000;

/**
 * Lets go of what nobody reads any more: changes older than two days that every follower has taken over, and of messages
 * that came twice those of more than a month ago. The journal stays whole.
 * @param followers names of those there are; of others it is not known whether they ever come back
 */
export async function pruneFeed(client: pg.ClientBase, followers: readonly string[]): Promise<void> {
  await client.query(
    `delete from feed.outbox where at < now() - interval '2 days' and seq <= least(
       (select last_seq - $1 from feed.installation),
       (select min(coalesce(seq, 0)) from unnest($2::text[]) as present (name) left join feed.followers using (name)))`,
    [keptChanges, followers],
  );
  await client.query(`delete from feed.repeats where received_at < now() - interval '1 month'`);
}
