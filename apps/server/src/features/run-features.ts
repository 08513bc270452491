import type pg from 'pg';
import { FollowLoop } from '../database/follow-loop.ts';
import { transaction } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { outboxChannel, readOutbox } from '../feed/outbox.ts';
import { stackOf } from '../log.ts';
import type { Log } from '../log.ts';
import type { Feature, FeatureKit } from './kit.ts';

const pollMs = 2000;
const changesPerTurn = 500;

/** The followers and jobs of the features, in this process, from `start()` until `stop()`. */
export class RunningFeatures {
  readonly #database: Database;
  readonly #log: Log;
  readonly #loops: FollowLoop[] = [];
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #turns = new Set<Promise<void>>();

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  start(feature: Feature, kit: FeatureKit): void {
    if (feature.follow) this.#startFollower(feature, feature.follow, kit);
    for (const job of feature.jobs ?? []) {
      const turn = (): void => {
        const running = this.#runJob(`${feature.name} ${job.name}`, async (client) => job.run(client, kit));
        this.#turns.add(running);
        void running.finally(() => this.#turns.delete(running));
      };
      this.#timers.push(setInterval(turn, job.everyMs).unref());
    }
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all([...this.#loops.map(async (loop) => loop.stop()), ...this.#turns]);
  }

  #startFollower(feature: Feature, follow: NonNullable<Feature['follow']>, kit: FeatureKit): void {
    const loop = new FollowLoop({
      database: this.#database,
      channel: outboxChannel,
      pollMs,
      work: async () =>
        followOnce(this.#database.pool, feature.name, async (changes, client) => follow(changes, client, kit)),
      onFailure: (error, failures) => {
        if (failures === 1 && !isDatabaseAway(error))
          this.#log.error(
            { feature: feature.name, error: stackOf(error) },
            'a feature cannot follow the changes, it tries again',
          );
      },
    });
    this.#loops.push(loop);
    loop.start();
  }

  /** Of several processes the one that has the lock does it; the others leave this turn out. */
  async #runJob(name: string, run: (client: pg.ClientBase) => Promise<void>): Promise<void> {
    try {
      await transaction(this.#database.pool, async (client) => {
        const { rows } = await client.query<{ isOurs: boolean }>(
          'select pg_try_advisory_xact_lock(hashtext($1)) as "isOurs"',
          [`podium job ${name}`],
        );
        if (rows[0]!.isOurs) await run(client);
      });
    } catch (error) {
      if (!isDatabaseAway(error))
        this.#log.error({ job: name, error: stackOf(error) }, 'a job failed, it is tried again at its next turn');
    }
  }
}

/**
 * Hands a follower the changes after its position, and moves the position with what it writes, in one transaction.
 * @returns whether there may be more.
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
    // Another process is at it.
    if (!rows[0]) return false;
    const changes = await readOutbox(client, rows[0].seq, changesPerTurn);
    if (changes.length === 0) return false;
    await follow(changes, client);
    await client.query('update feed.followers set seq = $2 where name = $1', [name, changes.at(-1)!.seq]);
    return changes.length === changesPerTurn;
  });
}
