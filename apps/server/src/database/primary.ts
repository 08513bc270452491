import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseHost } from '../database-address.ts';

const probeMs = 1000;
const pauseMs = 100;
const lookMs = 1000;
/** Every so many looks all hosts are asked. */
const looksPerRound = 5;
/** At start, so many rounds wait for a host that does not answer: it may be the newer primary. */
const maxSilentRounds = 5;
const connectMs = 5000;

type Settings = Omit<pg.ClientConfig, 'host' | 'port'>;

/** A writing server and the number of its history, which each promotion raises. */
interface Writer {
  host: DatabaseHost;
  timeline: number;
}

/** The standard's answer of a server that cannot be used now: callers wait and try again. */
class NoPrimary extends Error {
  readonly code = '57P03';
}

/**
 * Knows which of several hosts takes writes, and leads every connection there. After a fail-over connections to other
 * hosts are closed, also those that hang.
 */
export class Primary {
  readonly #hosts: readonly DatabaseHost[];
  readonly #settings: Settings;
  readonly #clients = new Map<pg.Client, DatabaseHost>();
  #known: Writer | undefined;
  #asking: Promise<Writer | undefined> | undefined;
  /** A former primary that comes back takes writes too, in a history that ended. */
  #newestTimeline = 0;
  #looks = 0;
  #silentRounds = 0;
  readonly #watch: NodeJS.Timeout;

  constructor(hosts: readonly DatabaseHost[], settings: Settings) {
    this.#hosts = hosts;
    this.#settings = settings;
    this.#watch = setInterval(() => void this.#look(), lookMs).unref();
  }

  /** Waits for a fail-over to end. @throws Error if that takes too long */
  async find(waitMs: number): Promise<Writer> {
    for (const end = performance.now() + waitMs; performance.now() < end; await sleep(pauseMs)) {
      const found = this.#known ?? (await this.#ask());
      if (found) return found;
    }
    throw new NoPrimary(`None of the hosts takes writes: ${this.#hosts.map(nameOf).join(', ')}`);
  }

  close(): void {
    clearInterval(this.#watch);
  }

  /** After a fail-over the connection is closed if it leads to another host. */
  lead(client: pg.Client, { host }: Writer): void {
    this.#clients.set(client, host);
    client.once('end', () => this.#clients.delete(client));
  }

  /** Something spoke against it: the next connection asks again. */
  doubt(writer: Writer): void {
    if (this.#known === writer) this.#known = undefined;
  }

  /** A machine that is frozen or cut off ends no connection. */
  async #look(): Promise<void> {
    const known = this.#known;
    if (this.#looks++ % looksPerRound === looksPerRound - 1) await this.#ask();
    else if (known && (await this.#probe(known.host)) !== known.timeline) await this.#ask();
  }

  /** All hosts at once, one question at a time however many wait for its answer. */
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
      .sort((one, other) => other.timeline - one.timeline)[0];
    if (!newest) {
      this.#known = undefined;
      return undefined;
    }
    this.#newestTimeline = newest.timeline;
    this.#known = newest;
    for (const [client, host] of this.#clients) if (host !== newest.host) client.connection.stream.destroy();
    return newest;
  }

  /** undefined: it takes no writes, or nothing listens there. */
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
      return await timelineOf(client);
    } catch (error) {
      // Errors of the network and of PostgreSQL have a code, those of time have none.
      return 'code' in (error as Error) ? undefined : 'silent';
    } finally {
      // It may hang, or never have been connected.
      client.connection.stream.destroy();
    }
  }
}

/** For pools and single connections: a client that connects to the host that takes writes. */
export function clientOf(primary: Primary): typeof pg.Client {
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
      // Before it connects: one that hangs meanwhile is closed too when another host takes over.
      primary.lead(this, writer);
      this.on('error', () => primary.doubt(writer));
      try {
        await super.connect();
        if ((await timelineOf(this)) === writer.timeline) return this;
        throw new NoPrimary(`${nameOf(writer.host)} no longer takes writes`);
      } catch (error) {
        primary.doubt(writer);
        this.connection.stream.destroy();
        throw error;
      }
    }
  };
}

const nameOf = ({ host, port }: DatabaseHost): string => `${host}:${port}`;

async function timelineOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ timeline: string | null }>(
    `select case when not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off'
       then substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline`,
  );
  const timeline = rows[0]?.timeline;
  return typeof timeline === 'string' ? Number.parseInt(timeline, 16) : undefined;
}
