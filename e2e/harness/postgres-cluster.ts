/** PostgreSQL with a streaming replica, from the machine's binaries or the embedded ones, on local ports. */
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, copyFile, mkdir, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { embeddedBinaries } from '@podium/server/embedded-binaries';
import { runAs } from '@podium/server/embedded-user';
import pg from 'pg';
import { freePort } from './server-process.ts';
import { signalAll } from './signal-all.ts';
import { waitUntil } from './wait-until.ts';

const run = promisify(execFile);
const user = 'podium';
const packaged = '/usr/lib/postgresql';
const atMostMs = 60_000;

interface Programs {
  postgres: string;
  initdb: string;
  /** Name in messages. */
  name: string;
}

async function findPrograms(): Promise<Programs> {
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : [];
  const version = versions.find(
    (version) => Number(version) >= 15 && existsSync(join(packaged, version, 'bin/postgres')) && hasTrigrams(version),
  );
  if (version === undefined) return { ...(await embeddedBinaries()), name: 'embedded PostgreSQL' };
  const bin = join(packaged, version, 'bin');
  return { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb'), name: `packaged PostgreSQL ${version}` };
}

const hasTrigrams = (version: string): boolean =>
  existsSync(`/usr/share/postgresql/${version}/extension/pg_trgm.control`);

/** One server of the cluster. */
export class PostgresNode {
  readonly folder: string;
  readonly port: number;
  readonly #programs: Programs;
  readonly #password: string;
  #child: ChildProcess | undefined;

  constructor(programs: Programs, folder: string, port: number, password: string) {
    this.#programs = programs;
    this.folder = folder;
    this.port = port;
    this.#password = password;
  }

  async #command(program: string, ...args: string[]): Promise<[string, ...string[]]> {
    const { prefix } = await runAs(this.folder, process.getuid?.());
    return [...prefix, program, ...args] as [string, ...string[]];
  }

  /** Creates an empty cluster. */
  async create(): Promise<void> {
    await mkdir(this.folder, { mode: 0o700 });
    const passwordFile = join(this.folder, '../password');
    await writeFile(passwordFile, this.#password, { mode: 0o600 });
    const args = ['-D', this.folder, '-U', user, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    const [program, ...rest] = await this.#command(
      this.#programs.initdb,
      ...args,
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    );
    await run(program, rest, { env: { PATH: '/usr/bin:/bin' } });
  }

  async start(): Promise<void> {
    const options = {
      listen_addresses: '127.0.0.1',
      port: String(this.port),
      unix_socket_directories: '',
      max_connections: '150',
      shared_buffers: '64MB',
      wal_level: 'replica',
      jit: 'off',
    };
    const settings = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const [program, ...args] = await this.#command(this.#programs.postgres, '-D', this.folder, ...settings);
    const log = await open(join(this.folder, '../postgres.log'), 'a');
    this.#child = spawn(program, args, { env: {}, stdio: ['ignore', log.fd, log.fd] });
    await log.close();
    await waitUntil(async () => (await this.query('select 1')).length === 1, atMostMs);
  }

  /** Kills all processes at once, simulating the loss of the machine. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await signalAll(child.pid!, 'SIGKILL');
    await ended;
  }

  /** Freezes the server: connections stay open without any response. */
  async freeze(): Promise<void> {
    await signalAll(this.#child!.pid!, 'SIGSTOP');
  }

  async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client(this.url);
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  get url(): string {
    return `postgresql://${user}:${this.#password}@127.0.0.1:${this.port}/postgres`;
  }

  /** Makes this server a replica of another one: copies its files while it runs, then follows its stream. */
  async follow(primary: PostgresNode): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    await primary.query(
      `select pg_create_physical_replication_slot('replica') where not exists (select from pg_replication_slots where slot_name = 'replica')`,
    );
    // A backup belongs to its database connection.
    const client = new pg.Client(primary.url);
    await client.connect();
    try {
      await client.query(`select pg_backup_start('copy', true)`);
      await copyCluster(primary.folder, this.folder);
      const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
      await writeFile(join(this.folder, 'backup_label'), rows[0]!.labelfile);
    } finally {
      await client.end();
    }
    await writeFile(join(this.folder, 'standby.signal'), '');
    const source = `host=127.0.0.1 port=${primary.port} user=${user} password=${this.#password} application_name=replica`;
    // Same as `deploy/postgres/replica.sh`: after promotion it must not wait for a missing standby.
    await appendFile(
      join(this.folder, 'postgresql.auto.conf'),
      `primary_conninfo = '${source}'\nprimary_slot_name = 'replica'\nsynchronous_standby_names = ''\nwal_retrieve_retry_interval = '100ms'\n`,
    );
    await this.start();
    await primary.query(`alter system set synchronous_standby_names = 'ANY 1 (replica)'`);
    await primary.query('select pg_reload_conf()');
    await waitUntil(
      async () =>
        (await primary.query(`select from pg_stat_replication where state = 'streaming' and sync_state = 'quorum'`))
          .length === 1,
      atMostMs,
    );
  }

  async promote(): Promise<void> {
    await this.query('select pg_promote(true, 60)');
  }
}

/** Files that a server recreates or that must not be copied. */
const notCopied =
  /^(?:postmaster\.(?:pid|opts)|pg_(?:wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.*)$/u;

async function copyCluster(source: string, target: string, inside = ''): Promise<void> {
  await mkdir(join(target, inside), { recursive: true, mode: 0o700 });
  for (const entry of await readdir(join(source, inside), { withFileTypes: true })) {
    const path = join(inside, entry.name);
    if (notCopied.test(path)) continue;
    if (entry.isDirectory()) await copyCluster(source, target, path);
    else
      await copyFile(join(source, path), join(target, path)).catch((error: NodeJS.ErrnoException) => {
        // The file was removed meanwhile, and the replica learns that from the stream.
        if (error.code !== 'ENOENT') throw error;
      });
  }
}

export class PostgresCluster {
  readonly name: string;
  readonly #folder: string;
  readonly #nodes: readonly [PostgresNode, PostgresNode];
  primary: PostgresNode;

  private constructor(name: string, folder: string, nodes: readonly [PostgresNode, PostgresNode]) {
    this.name = name;
    this.#folder = folder;
    this.#nodes = nodes;
    this.primary = nodes[0];
  }

  /** Starts a primary, and a replica that every commit waits for. */
  static async start(): Promise<PostgresCluster> {
    const programs = await findPrograms();
    const folder = await mkdtemp(join(tmpdir(), 'podium-cluster-'));
    const password = randomBytes(16).toString('hex');
    const node = async (name: string): Promise<PostgresNode> => {
      await mkdir(join(folder, name));
      return new PostgresNode(programs, join(folder, name, 'pg'), await freePort(), password);
    };
    const cluster = new PostgresCluster(programs.name, folder, [await node('a'), await node('b')]);
    try {
      await cluster.primary.create();
      await cluster.primary.start();
      await cluster.replica.follow(cluster.primary);
    } catch (error) {
      await cluster.remove();
      throw error;
    }
    return cluster;
  }

  get replica(): PostgresNode {
    const [node, other] = this.#nodes;
    return this.primary === node ? other : node;
  }

  /** Connection URL with all hosts, as documented. */
  get url(): string {
    const [node, other] = this.#nodes;
    return node.url.replace(/\/postgres$/u, `,127.0.0.1:${other.port}/postgres?target_session_attrs=read-write`);
  }

  /**
   * Promotes the replica like an operator's failover tool when the primary is lost. @returns the duration in
   * milliseconds
   */
  async promote(): Promise<number> {
    const startedAt = performance.now();
    const { replica } = this;
    await replica.promote();
    this.primary = replica;
    return performance.now() - startedAt;
  }

  /** Replaces the former primary by a new replica. */
  async replace(): Promise<void> {
    await this.replica.kill();
    await this.replica.follow(this.primary);
  }

  async remove(): Promise<void> {
    for (const node of this.#nodes) await node.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
