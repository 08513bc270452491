import pg from 'pg';
import type { Config } from '../config.ts';
import { readDatabaseAddress } from '../database-address.ts';
import { openEmbedded } from './embedded.ts';
import type { EmbeddedServer } from './embedded.ts';
import { isQueryTimeout } from './is-database-away.ts';
import { epochMsOf } from './instant.ts';
import { migrate } from './migrate.ts';
import { Primary, clientOf } from './primary.ts';

export interface Database {
  /** For work that may take as long as it needs: apply, import, rebuild, migrations. */
  pool: pg.Pool;
  /** Opens a pool for requests, whose queries end after a time limit. The caller ends it. */
  openPool(limits: PoolLimits): pg.Pool;
  /** A connection of its own, for LISTEN and for long work. The caller ends it. */
  connect(): Promise<pg.Client>;
  /** Starts the embedded server again if it is gone (full disk, kill); does nothing for a foreign one. */
  revive(): Promise<void>;
  /** `embedded, DATA_DIR` or `DATABASE_URL`, for people. */
  description: string;
  close(): Promise<void>;
}

interface PoolLimits {
  connections: number;
  /** Longest time of one query (milliseconds). */
  timeoutMs: number;
}

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, epochMsOf);
types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);

const CONNECT_MS = 5000;

/** `Client`: leads connections to the primary of several hosts. */
type Settings = Omit<pg.PoolConfig, 'Client'> & { Client?: typeof pg.Client };

const base: Settings = {
  types,
  max: 8,
  connectionTimeoutMillis: CONNECT_MS,
  // A machine that vanished is noticed within some ten seconds, also where nothing is asked of it.
  keepAlive: true,
  keepAliveInitialDelayMillis: 5000,
  idle_in_transaction_session_timeout: 60_000,
};

const TIMEOUT_MARGIN_MS = 500;

/** A pool survives the loss of its server: idle clients that die are dropped, the next query connects again. */
function openPool(settings: Settings): pg.Pool {
  const pool = new pg.Pool(settings);
  pool.on('error', () => undefined);
  // A client at work when its server dies tells its query and then everybody: without a listener that ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Opens PostgreSQL (that of DATABASE_URL or the embedded one), brings its tables up to date.
 * @throws Error with a sentence that says what to do.
 */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (config.databaseUrl) {
    const { url, hosts } = readDatabaseAddress(config.databaseUrl);
    const settings = { ...base, connectionString: url };
    if (hosts.length === 0) return prepare(settings, `DATABASE_URL (${new URL(url).host})`);
    const primary = new Primary(hosts, settings);
    const description = `DATABASE_URL (${hosts.map(({ host, port }) => `${host}:${port}`).join(', ')})`;
    return prepare({ ...settings, Client: clientOf(primary) }, description, {
      stop: async () => primary.close(),
    });
  }
  const server = await openEmbedded(config.dataDir);
  const settings = { ...base, host: server.socketDir, user: server.user, database: server.database };
  let reviving: Promise<unknown> | undefined;
  const revive = async (): Promise<void> => {
    reviving ??= openEmbedded(config.dataDir).finally(() => (reviving = undefined));
    await reviving;
  };
  return prepare(settings, `embedded in ${config.dataDir}`, server, revive);
}

async function prepare(
  settings: Settings,
  description: string,
  server?: Pick<EmbeddedServer, 'stop'>,
  revive: () => Promise<void> = async () => undefined,
): Promise<Database> {
  const pool = openPool(settings);
  const close = async (): Promise<void> => {
    await pool.end();
    await server?.stop();
  };
  try {
    const version = await serverVersion(pool);
    if (version < 150_000)
      throw new Error(`PostgreSQL ${Math.floor(version / 10_000)} is too old. Version 15 or later is required.`);
    await migrate(pool);
  } catch (error) {
    // The first error is the one to tell.
    await close().catch(() => undefined);
    throw unanswered(error, description);
  }
  const connect = async (): Promise<pg.Client> => {
    const client = new (settings.Client ?? pg.Client)(settings);
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const openTimed = ({ connections, timeoutMs }: PoolLimits): pg.Pool =>
    openPool({
      ...settings,
      max: connections,
      connectionTimeoutMillis: Math.min(timeoutMs, CONNECT_MS),
      statement_timeout: timeoutMs,
      // PostgreSQL cannot end a query while it is stopped itself, so a little later this side does.
      query_timeout: timeoutMs + TIMEOUT_MARGIN_MS,
    });
  return { pool, openPool: openTimed, connect, revive, description, close };
}

/** An error of the network, with the name of the setting that it concerns; others as they are. */
function unanswered(error: unknown, description: string): unknown {
  if (!(error instanceof Error) || !('syscall' in error || error instanceof AggregateError)) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = message === '' ? code : message;
  return Object.assign(new Error(`The database (${description}) does not answer: ${reason}`, { cause: error }), {
    code,
  });
}

async function serverVersion(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
  return Number(rows[0]?.server_version_num);
}

/** Runs `work` in one transaction; any error rolls back. */
export async function transaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that did not answer in time would not answer to a rollback either; closing it rolls back.
    if (isQueryTimeout(error)) broken = error as Error;
    else await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}
