import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, open, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ensureDataFolder } from '../ground/data-folder.ts';
import { readIfExists } from '../ground/read-if-exists.ts';
import { createCluster, clusterUser as user } from './create-cluster.ts';
import { embeddedBinaries } from './embedded-binaries.ts';
import { runAs } from './embedded-user.ts';
import type { RunAs } from './embedded-user.ts';
import type { Binaries } from './embedded-binaries.ts';

export interface EmbeddedServer {
  /** Folder of the Unix socket, which clients use as `host`. */
  socketDir: string;
  user: string;
  database: string;
  /** True if this process started the server; false if it was already running. */
  isStarted: boolean;
  /** Stops the server unless it has other clients. */
  stop(): Promise<void>;
}

const startLimitMs = 20_000;
const stopLimitMs = 10_000;
const leaveLimitMs = 2000;
const orphanLimitMs = 5000;
const database = 'postgres';

/**
 * Opens the embedded PostgreSQL of a data folder: attaches to a running server; otherwise starts one, after creating
 * the cluster if necessary. There is one server per folder: `postmaster.pid` is the lock, and a second start attaches.
 * @throws Error with one sentence that says what to do
 */
export async function openEmbedded(dataDir: string): Promise<EmbeddedServer> {
  await ensureDataFolder(dataDir);
  const clusterDir = join(dataDir, 'pg');
  const socketDir = await socketFolder(dataDir);
  const server = (isStarted: boolean): EmbeddedServer => ({
    socketDir,
    user,
    database,
    isStarted,
    stop: () => stop(clusterDir, socketDir),
  });
  if (await answers(socketDir, clusterDir)) return server(false);

  const binaries = await embeddedBinaries();
  const who = await runAs(dataDir, process.getuid?.());
  await createCluster(dataDir, clusterDir, binaries, who);
  await removeStalePid(clusterDir);
  await start(dataDir, clusterDir, socketDir, binaries, who);
  return server(true);
}

/** Stops the server of a data folder if one is running without clients. */
export async function stopEmbedded(dataDir: string): Promise<void> {
  const clusterDir = join(dataDir, 'pg');
  if ((await readIfExists(join(clusterDir, 'postmaster.pid'))) === undefined) return;
  const socketDir = await socketFolder(dataDir);
  if (await answers(socketDir, clusterDir)) await stop(clusterDir, socketDir);
}

/**
 * Unix socket paths are limited to 107 characters, so a deep data folder gets a short private folder in the temp
 * directory.
 */
async function socketFolder(dataDir: string): Promise<string> {
  const preferredFolder = join(dataDir, 'run');
  const fallbackFolder = join(tmpdir(), `podium-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
  const folder = Buffer.byteLength(preferredFolder) <= 80 ? preferredFolder : fallbackFolder;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  return folder;
}

async function answers(socketDir: string, clusterDir: string): Promise<boolean> {
  const client = new pg.Client({ host: socketDir, user, database, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    if (rows[0]?.data_directory === clusterDir) return true;
    throw new ForeignServer(`Another PostgreSQL (${rows[0]?.data_directory}) answers in ${socketDir}.`);
  } catch (error) {
    if (error instanceof ForeignServer) throw error;
    return false;
  } finally {
    // The client may never have been connected, and the answer is already known.
    await client.end().catch(() => undefined);
  }
}

class ForeignServer extends Error {}

/**
 * Removes a stale pid file: its process does not run in the data folder (killed server, zombie, reused pid). Waits for
 * the children of a killed server to exit within moments, because no other server may start while one of them runs.
 */
async function removeStalePid(clusterDir: string): Promise<void> {
  const file = join(clusterDir, 'postmaster.pid');
  for (const until = performance.now() + orphanLimitMs; performance.now() < until; await sleep(20)) {
    const pid = (await readIfExists(file))?.split('\n')[0];
    if (!pid) return;
    const inside = await processesIn(clusterDir);
    if (inside.includes(pid)) return;
    if (inside.length === 0) {
      await rm(file, { force: true });
      return;
    }
  }
}

async function processesIn(folder: string): Promise<string[]> {
  // A process may exit meanwhile, and some systems have no such folder: treat both as not ours.
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return pids.filter((_, index) => folders[index] === folder);
}

async function start(
  dataDir: string,
  clusterDir: string,
  socketDir: string,
  binaries: Binaries,
  who: RunAs,
): Promise<void> {
  const logFile = join(dataDir, 'postgres.log');
  // Database errors may quote row values.
  const log = await open(logFile, 'w', 0o600);
  await log.chmod(0o600);
  const options = {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    // A server uses about 25 connections; two servers, commands and tests may run at the same time.
    max_connections: '150',
    shared_buffers: '128MB',
    max_wal_size: '1GB',
    jit: 'off',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    // For recovery after a kill: one system call instead of an fsync for each of 1,500 files, which took most of the
    // time.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    log_parameter_max_length_on_error: '0',
    log_min_error_statement: 'panic',
    // Omits key values, such as a duplicate email address.
    log_error_verbosity: 'terse',
  };
  const [program, ...args] = [
    ...who.prefix,
    binaries.postgres,
    '-D',
    clusterDir,
    '-k',
    socketDir,
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const child = spawn(program!, args, {
    uid: who.uid,
    gid: who.gid,
    cwd: clusterDir,
    env: {},
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let exited = false;
  child.on('exit', () => (exited = true)).on('error', () => (exited = true));
  child.unref();
  await log.close();
  for (const until = performance.now() + startLimitMs; performance.now() < until; await sleep(25)) {
    if (await answers(socketDir, clusterDir)) return;
    // If two processes start at once, the loser exits and the winner answers.
    if (exited && !(await answersSoon(socketDir, clusterDir))) break;
  }
  const output = (await readIfExists(logFile)) ?? '';
  throw new Error(
    `The embedded PostgreSQL did not start in ${clusterDir}. Its log (${logFile}) ends:\n${output.trim().split('\n').slice(-6).join('\n')}`,
  );
}

async function answersSoon(socketDir: string, clusterDir: string): Promise<boolean> {
  for (let tries = 0; tries < 20; tries++) {
    if (await answers(socketDir, clusterDir)) return true;
    await sleep(50);
  }
  return false;
}

async function stop(clusterDir: string, socketDir: string): Promise<void> {
  const pid = Number((await readIfExists(join(clusterDir, 'postmaster.pid')))?.split('\n')[0]);
  if (!pid || (await hasOtherClients(socketDir))) return;
  signal(pid, 'SIGINT');
  if (await hasStopped(clusterDir)) return;
  signal(pid, 'SIGQUIT');
  await hasStopped(clusterDir);
}

async function hasStopped(clusterDir: string): Promise<boolean> {
  for (const until = performance.now() + stopLimitMs; performance.now() < until; await sleep(20)) {
    if ((await readIfExists(join(clusterDir, 'postmaster.pid'))) === undefined) return true;
  }
  return false;
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already exited.
  }
}

/**
 * Returns whether another process uses this database. Our own connections are closed, but the server may still be ending them.
 */
async function hasOtherClients(socketDir: string): Promise<boolean> {
  const client = new pg.Client({ host: socketDir, user, database, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (const until = performance.now() + leaveLimitMs; ; await sleep(20)) {
      const { rows } = await client.query<{ others: string }>(
        `select count(*) as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      if (Number(rows[0]?.others) === 0) return false;
      if (performance.now() > until) return true;
    }
  } catch {
    return false;
  } finally {
    // The client may never have been connected, and the answer is already known.
    await client.end().catch(() => undefined);
  }
}
