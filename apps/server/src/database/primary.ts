import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseHost } from '../ground/database-address.ts';

const probeMs = 1000;
const pauseMs = 100;
const lookMs = 1000;
/** Every fifth check probes all hosts. */
const looksPerRound = 5;
/** Number of rounds at startup that wait for an unresponsive host: it may be the newer primary. */
const maxSilentRounds = 5;
const connectMs = 5000;

type Settings = Omit<pg.ClientConfig, 'host' | 'port'>;

/** A writable server and its timeline, which each promotion increments. */
interface Writer {
  host: DatabaseHost;
  timeline: number;
}

/** Has the PostgreSQL error code for a server that cannot be used now, on which callers wait and retry. */
class NoPrimary extends Error {
  readonly code = '57P03';
}

/**
 * Tracks which of several hosts accepts writes, and connects every client to it. After a failover, connections to other
 * hosts are closed, including hanging ones.
 */
export class Primary {
  readonly #hosts: readonly DatabaseHost[];
  readonly #settings: Settings;
  readonly #clients = new Map<pg.Client, DatabaseHost>();
  #known: Writer | undefined;
  #asking: Promise<Writer | undefined> | undefined;
  /** Newest timeline seen. A former primary that returns also accepts writes, but on an older timeline. */
  #newestTimeline = 0;
  #looks = 0;
  #silentRounds = 0;
  readonly #watch: NodeJS.Timeout;

  constructor(hosts: readonly DatabaseHost[], settings: Settings) {
    this.#hosts = hosts;
    this.#settings = settings;
    this.#watch = setInterval(() => void this.#look(), lookMs).unref();
  }

  /**
   * Waits for a failover to finish.
   * @throws Error if that takes too long
   */
  async find(waitMs: number): Promise<Writer> {
    for (const end = performance.now() + waitMs; performance.now() < end; await sleep(pauseMs)) {
      const writer = this.#known ?? (await this.#ask());
      if (writer) return writer;
    }
    throw new NoPrimary(`None of the hosts takes writes: ${this.#hosts.map(hostName).join(', ')}`);
  }

  close(): void {
    clearInterval(this.#watch);
  }

  /** Registers a connection, which is closed if a failover makes another host the primary. */
  lead(client: pg.Client, { host }: Writer): void {
    this.#clients.set(client, host);
    client.once('end', () => this.#clients.delete(client));
  }

  /** Discards the known primary after an error, so that the next connection probes again. */
  doubt(writer: Writer): void {
    if (this.#known === writer) this.#known = undefined;
  }

  /** Periodic check, because a frozen or isolated machine does not close its connections. */
  async #look(): Promise<void> {
    const writer = this.#known;
    if (this.#looks++ % looksPerRound === looksPerRound - 1) await this.#ask();
    else if (writer && (await this.#probe(writer.host)) !== writer.timeline) await this.#ask();
  }

  /** Probes all hosts in parallel; concurrent callers share one round. */
  async #ask(): Promise<Writer | undefined> {
    this.#asking ??= this.#askAll().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  async #askAll(): Promise<Writer | undefined> {
    const answers = await Promise.all(this.#hosts.map(async (host) => ({ host, timeline: await this.#probe(host) })));
    const isUndecided = this.#newestTimeline === 0 && answers.some(({ timeline }) => timeline === 'silent');
    if (isUndecided && this.#silentRounds++ < maxSilentRounds) return undefined;
    const newest = answers
      .flatMap(({ host, timeline }) => (typeof timeline === 'number' ? [{ host, timeline }] : []))
      .filter(({ timeline }) => timeline >= this.#newestTimeline)
      .sort((a, b) => b.timeline - a.timeline)[0];
    if (!newest) {
      this.#known = undefined;
      return undefined;
    }
    this.#newestTimeline = newest.timeline;
    this.#known = newest;
    for (const [client, host] of this.#clients) if (host !== newest.host) client.connection.stream.destroy();
    return newest;
  }

  /** Timeline of a writable host; undefined if it is read-only or refuses connections. */
  async #probe({ host, port }: DatabaseHost): Promise<number | 'silent' | undefined> {
    const client = new pg.Client({
      ...this.#settings,
      connectionTimeoutMillis: probeMs,
      query_timeout: probeMs,
    });
    client.host = host;
    client.port = port;
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await readTimeline(client);
    } catch (error) {
      // Errors of the network and of PostgreSQL have a code; timeouts have none.
      return 'code' in (error as Error) ? undefined : 'silent';
    } finally {
      // The connection may hang, or never have been established.
      client.connection.stream.destroy();
    }
  }
}

/** Client class for pools and single connections that connects to the current primary. */
export function primaryClient(primary: Primary): typeof pg.Client {
  return class extends pg.Client {
    readonly #waitMs: number;

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      this.#waitMs = (typeof config === 'object' && config.connectionTimeoutMillis) || connectMs;
      // The connection may be lost before its owner adds a listener.
      this.on('error', () => undefined);
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void;
    override connect(
      callback?: ((error: Error) => void) | ((error: null, client: pg.Client) => void),
    ): Promise<pg.Client> | void {
      const connected = this.#connect();
      if (!callback) return connected;
      const settle = callback as (error: Error | null, client?: pg.Client) => void;
      connected.then(
        () => settle(null, this),
        (error: Error) => settle(error),
      );
    }

    async #connect(): Promise<pg.Client> {
      const writer = await primary.find(this.#waitMs);
      this.host = writer.host.host;
      this.port = writer.host.port;
      // Registered before connecting, so that a hanging connection is also closed when another host takes over.
      primary.lead(this, writer);
      this.on('error', () => primary.doubt(writer));
      try {
        await super.connect();
        if ((await readTimeline(this)) === writer.timeline) return this;
        throw new NoPrimary(`${hostName(writer.host)} no longer takes writes`);
      } catch (error) {
        primary.doubt(writer);
        this.connection.stream.destroy();
        throw error;
      }
    }
  };
}

const hostName = ({ host, port }: DatabaseHost): string => `${host}:${port}`;

async function readTimeline(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ timeline: string | null }>(
    `select case when not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off'
       then substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline`,
  );
  const timeline = rows[0]?.timeline;
  return typeof timeline === 'string' ? Number.parseInt(timeline, 16) : undefined;
}
