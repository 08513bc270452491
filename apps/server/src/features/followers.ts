import type pg from 'pg';
import { FollowLoop } from '../database/follow-loop.ts';
import { transaction } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { outboxChannel, readOutbox } from '../feed/outbox.ts';
import { formatStack } from '../ground/log.ts';
import type { Log } from '../ground/log.ts';
import type { Feature, FeatureKit } from './kit.ts';

const pollMs = 2000;
const changesPerTurn = 500;

/** Runs the features' followers of the outbox in this process, from `start()` until `stop()`. */
export class Followers {
  readonly #database: Database;
  readonly #log: Log;
  readonly #loops: FollowLoop[] = [];

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#loops.map(async (loop) => loop.stop()));
  }

  start({ name, follow }: Feature, kit: FeatureKit): void {
    if (!follow) return;
    const loop = new FollowLoop({
      database: this.#database,
      channel: outboxChannel,
      pollMs,
      work: async () => followOnce(this.#database.pool, name, async (changes, client) => follow(changes, client, kit)),
      onFailure: (error, failures) => {
        if (failures === 1 && !isDatabaseAway(error))
          this.#log.error(
            { feature: name, error: formatStack(error) },
            'a feature cannot follow the changes, it tries again',
          );
      },
    });
    this.#loops.push(loop);
    loop.start();
  }
}

/**
 * Passes a follower the changes after its position. The follower's writes and the new position are one transaction.
 * @returns whether there may be more
 */
async function followOnce(
  pool: pg.Pool,
  name: string,
  follow: (changes: Awaited<ReturnType<typeof readOutbox>>, client: pg.ClientBase) => Promise<void>,
): Promise<boolean> {
  await pool.query('insert into feed.followers (name, seq) values ($1, 0) on conflict do nothing', [name]);
  return transaction(pool, async (client) => {
    const { rows } = await client.query<{ seq: number }>(
      'select seq from feed.followers where name = $1 for update skip locked',
      [name],
    );
    // Another process is running this follower.
    if (!rows[0]) return false;
    const changes = await readOutbox(client, rows[0].seq, changesPerTurn);
    if (changes.length === 0) return false;
    await follow(changes, client);
    await client.query('update feed.followers set seq = $2 where name = $1', [name, changes.at(-1)!.seq]);
    return changes.length === changesPerTurn;
  });
}
