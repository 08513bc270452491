/** The installation that a scenario runs against: its own processes, database, proxy and disk. */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gamesAt } from '@podium/e2e/clock';
import { DatabaseGate } from '@podium/e2e/database-gate';
import { PostgresCluster } from '@podium/e2e/postgres-cluster';
import { ServerProcess, freePort, runVerb } from '@podium/e2e/server-process';
import { signalAll } from '@podium/e2e/signal-all';
import { mountSmallDisk, unmountSmallDisk } from '@podium/e2e/small-disk';
import { waitUntil } from '@podium/e2e/until';
import { Nginx, nginxProgram } from '@podium/server/nginx';
import pg from 'pg';
import { copyBase } from './base.ts';
import type { Base } from './base.ts';
import type { Scenario } from './scenario.ts';

/** A tool or permission that this machine lacks. */
export class Unavailable extends Error {}

const restartMs = 30_000;
/** After a process has failed, nginx skips it for `fail_timeout`; this is longer. */
const settleMs = 2500;

interface ClusterOptions {
  cluster: Scenario['cluster'];
  scale: number;
  base: Base;
  /** Time at the Games when the server starts. */
  now: string;
}

export class Cluster {
  readonly apps: ServerProcess[] = [];
  /** Duration of each start (milliseconds). */
  readonly readyMs: number[] = [];
  readonly #options: ClusterOptions;
  #folder = '';
  #gate: DatabaseGate | undefined;
  #database: PostgresCluster | undefined;
  #nginx: Nginx | undefined;
  #disk: string | undefined;

  private constructor(options: ClusterOptions) {
    this.#options = options;
  }

  /** @throws Unavailable */
  static async start(options: ClusterOptions): Promise<Cluster> {
    const cluster = new Cluster(options);
    try {
      await cluster.#start();
      return cluster;
    } catch (error) {
      await cluster.remove();
      throw error;
    }
  }

  async #start(): Promise<void> {
    const { cluster, scale, base, now } = this.#options;
    if (process.platform !== 'linux') throw new Unavailable('this machine does not run Linux');
    if (cluster.nginx && nginxProgram === undefined) throw new Unavailable('nginx is not installed');
    this.#folder = await this.#makeFolder();
    const settings: Record<string, string> = {
      ...gamesAt(now),
      LOGIN_ENABLED: 'on',
      LIVE_READERS_PER_ADDRESS: '20000',
      ACCOUNTS_PASSWORD_MB: '19',
      BACKUP_PASSPHRASE: 'rehearsal of a passphrase',
      ...(cluster.nginx ? { TRUSTED_HOPS: '1' } : {}),
      ...(cluster.diskReserveMb === undefined ? {} : { DISK_RESERVE_MB: String(cluster.diskReserveMb) }),
    };
    if (cluster.database === 'replicated') await this.#startReplicated(settings, scale);
    else await copyBase(base, this.dataDir);
    if (cluster.database === 'remote') await this.#startRemote(settings);
    for (let index = 0; index < cluster.processes; index++)
      this.apps.push(await ServerProcess.create({ dataDir: this.dataDir, environment: settings }));
    for (const app of this.apps) await this.run(app);
    this.readyMs.length = 0;
    if (cluster.nginx) this.#nginx = await Nginx.start({ servers: this.apps.map(({ port }) => `127.0.0.1:${port}`) });
  }

  async #makeFolder(): Promise<string> {
    const { diskMb } = this.#options.cluster;
    if (diskMb === undefined) return mkdtemp(join(tmpdir(), 'cluster-'));
    this.#disk = await mountSmallDisk(diskMb);
    if (this.#disk === undefined) throw new Unavailable('this user may not mount a small disk');
    return this.#disk;
  }

  async #startReplicated(settings: Record<string, string>, scale: number): Promise<void> {
    this.#database = await PostgresCluster.start();
    Object.assign(settings, {
      DATABASE_URL: this.#database.url,
      SECRET_KEYS: `1:${randomBytes(32).toString('base64')}`,
    });
    await mkdir(this.dataDir);
    const filler = await ServerProcess.create({ dataDir: this.dataDir, environment: settings });
    await expectEnd(['demo', '--scale', String(scale)], filler);
    await rm(join(this.dataDir, 'demo-clock.json'));
  }

  /**
   * The embedded database keeps running after its process has stopped, and is then reached through a proxy
   * connection.
   */
  async #startRemote(settings: Record<string, string>): Promise<void> {
    const owner = await ServerProcess.create({ dataDir: this.dataDir, environment: settings });
    await owner.start();
    await owner.kill();
    this.#gate = await new DatabaseGate(join(this.dataDir, 'run/.s.PGSQL.5432'), await freePort()).listen();
    Object.assign(settings, {
      DATABASE_URL: `postgresql://podium@127.0.0.1:${this.#gate.port}/postgres`,
      DATABASE_TIMEOUT_MS: '2000',
    });
  }

  get dataDir(): string {
    return join(this.#folder, 'data');
  }

  /** Addresses that clients can use at this moment. */
  readonly urls = (): string[] => (this.#nginx ? [this.#nginx.url] : this.runningUrls());

  readonly runningUrls = (): string[] => this.apps.filter((app) => app.isRunning).map(({ url }) => url);

  get gate(): DatabaseGate {
    return this.#gate!;
  }

  get database(): PostgresCluster {
    return this.#database!;
  }

  get disk(): string {
    return this.#disk!;
  }

  app(number: number): ServerProcess {
    return this.apps[number - 1]!;
  }

  /** Starts a process and records the duration. */
  async run(app: ServerProcess): Promise<void> {
    this.readyMs.push(await app.start());
  }

  /** Runs a verb of `podium`. @throws Error unless its exit code is 0 */
  async verb(args: string[]): Promise<string> {
    return expectEnd(args, this.apps[0]!);
  }

  async rollingRestart(): Promise<void> {
    for (const app of this.apps) {
      await app.end('SIGTERM');
      await this.run(app);
      await sleep(settleMs);
    }
  }

  async killDatabase(): Promise<void> {
    // After an earlier kill, a starting database has no process yet.
    await waitUntil(async () => process.kill(await this.apps[0]!.databasePid(), 'SIGKILL'), restartMs);
  }

  /** Kills every process of the installation at once. */
  async cutPower(): Promise<void> {
    const database = await this.apps[0]!.databasePid();
    await Promise.all([...this.apps.map(async (app) => app.kill()), signalAll(database, 'SIGKILL')]);
  }

  /** Removes the data, restores a backup and starts again. */
  async restore(backup: string): Promise<void> {
    for (const app of this.apps) await app.end('SIGTERM');
    await this.verb(['stop-database']);
    await rm(this.dataDir, { recursive: true });
    await mkdir(this.dataDir);
    await this.verb(['restore', backup]);
    for (const app of this.apps) await this.run(app);
  }

  async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    if (this.#database) return this.#database.primary.query<Row>(sql, values);
    return this.withClient(async (client) => (await client.query<Row>(sql, values)).rows);
  }

  async withClient<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const client = new pg.Client(
      this.#database?.primary.url ?? { host: join(this.dataDir, 'run'), user: 'podium', database: 'postgres' },
    );
    // A lost connection also fails the query under way.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** Waits until every message that was acknowledged is applied. */
  async settled(atMostMs: number): Promise<void> {
    await waitUntil(
      async () =>
        (await this.query<{ waiting: string }>('select count(*) as waiting from feed.pending'))[0]!.waiting === '0',
      atMostMs,
    );
  }

  async remove(): Promise<void> {
    await this.#nginx?.remove();
    this.#gate?.resume();
    await Promise.all(this.apps.map(async (app) => app.kill(this.#database ? 'SIGKILL' : 'SIGTERM')));
    this.#gate?.close();
    await this.#database?.remove();
    if (this.#folder === '') return;
    await runVerb(['stop-database'], { DATA_DIR: this.dataDir });
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
    if (this.#disk === undefined) await rm(this.#folder, { recursive: true, force: true });
    else await unmountSmallDisk(this.#disk);
  }
}

async function expectEnd(args: string[], { environment }: ServerProcess): Promise<string> {
  const { code, out, error } = await runVerb(args, environment);
  if (code !== 0) throw new Error(`podium ${args[0]} ended with ${code}: ${out}${error}`);
  return out;
}
