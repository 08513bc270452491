import pg from 'pg';
import type { Config } from '../ground/config.ts';
import { readDatabaseAddress } from '../ground/database-address.ts';
import { openEmbedded } from './embedded.ts';
import type { EmbeddedServer } from './embedded.ts';
import { isQueryTimeout } from './is-database-away.ts';
import { toEpochMs } from './instant.ts';
import { migrate } from './migrate.ts';
import { Primary, primaryClient } from './primary.ts';

export interface Database {
  /** For work without a time limit: apply, import, rebuild, migrations. */
  pool: pg.Pool;
  /** Opens a pool for requests, whose queries have a time limit. The caller ends it. */
  openPool(limits: PoolLimits): pg.Pool;
  /** A separate connection for LISTEN and for long work. The caller ends it. */
  connect(): Promise<pg.Client>;
  /** Restarts the embedded server if it has stopped (full disk, kill); does nothing for an external one. */
  revive(): Promise<void>;
  /** `embedded, DATA_DIR` or `DATABASE_URL`, for messages. */
  description: string;
  close(): Promise<void>;
}

interface PoolLimits {
  connections: number;
  /** Time limit of a query (milliseconds). */
  timeoutMs: number;
}

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, toEpochMs);
types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);

const CONNECT_MS = 5000;

/** `Client` connects to the primary among several hosts. */
type Settings = Omit<pg.PoolConfig, 'Client'> & { Client?: typeof pg.Client };

const base: Settings = {
  types,
  max: 8,
  connectionTimeoutMillis: CONNECT_MS,
  // Detects a vanished machine within about ten seconds, even on idle connections.
  keepAlive: true,
  keepAliveInitialDelayMillis: 5000,
  idle_in_transaction_session_timeout: 60_000,
};

const TIMEOUT_MARGIN_MS = 500;

/** Opens a pool that survives the loss of its server: dead idle clients are dropped, and the next query reconnects. */
function openPool(settings: Settings): pg.Pool {
  const pool = new pg.Pool(settings);
  pool.on('error', () => undefined);
  // A busy client whose server dies also emits an error event, which would end the process without a listener.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Opens PostgreSQL (that of DATABASE_URL, or the embedded one) and migrates its tables.
 * @throws Error with a sentence that says what to do
 */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (config.databaseUrl) {
    const { url, hosts } = readDatabaseAddress(config.databaseUrl);
    const settings = { ...base, connectionString: url };
    if (hosts.length === 0) return prepare(settings, `DATABASE_URL (${new URL(url).host})`);
    const primary = new Primary(hosts, settings);
    const description = `DATABASE_URL (${hosts.map(({ host, port }) => `${host}:${port}`).join(', ')})`;
    return prepare({ ...settings, Client: primaryClient(primary) }, description, {
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
    // Report the first error, not a later one of closing.
    await close().catch(() => undefined);
    throw describeUnanswered(error, description);
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
      // A stopped server cannot cancel a query itself, so the client gives up a little later.
      query_timeout: timeoutMs + TIMEOUT_MARGIN_MS,
    });
  return { pool, openPool: openTimed, connect, revive, description, close };
}

/** Adds the name of the relevant setting to a network error; returns other errors unchanged. */
function describeUnanswered(error: unknown, description: string): unknown {
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
    // A connection that did not respond in time would not respond to a rollback either; closing it rolls back.
    if (isQueryTimeout(error)) broken = error as Error;
    else await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}
