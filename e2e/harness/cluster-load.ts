/** Writers, visitors and live clients of a cluster, which detect losses while its parts are killed. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Reader, Sender } from './feed-load.ts';
import { scheduleXml } from './messages.ts';
import type { PostgresNode } from './postgres-cluster.ts';
import type { ServerProcess } from './server-process.ts';
import { waitUntil } from './wait-until.ts';
import { Visitor } from './visitor.ts';

const atMostMs = 120_000;
const units = 200;
const unitsOfLoad = 6;

export interface ClusterParts {
  database: { primary: Pick<PostgresNode, 'query'> };
  apps: readonly ServerProcess[];
  /** Address of nginx; if undefined, clients use any process that answers. */
  edge?: string;
}

/** Losses seen by the clients. */
interface Losses {
  /** Acknowledged messages that are missing. */
  acknowledged: string[];
  journaledTwice: number;
  refused: number;
  readersWithGaps: number;
  resets: number;
  /** Public reads that failed. */
  reads: string[];
}

export const noLosses: Losses = {
  acknowledged: [],
  journaledTwice: 0,
  refused: 0,
  readersWithGaps: 0,
  resets: 0,
  reads: [],
};

export class ClusterLoad {
  static #next = 1;
  static #current: ClusterLoad | undefined;
  readonly visitor: Visitor;
  readonly readers: readonly Reader[];
  readonly #parts: ClusterParts;
  readonly #senders: readonly Sender[];
  readonly #first: number;
  readonly #sending: Promise<unknown>;
  readonly #running: Promise<unknown>;

  private constructor(parts: ClusterParts, first: number, position: string, paths: readonly string[]) {
    this.#parts = parts;
    this.#first = first;
    const { edge, apps } = parts;
    const urls = (): string[] =>
      edge === undefined ? apps.filter((app) => app.isRunning).map(({ url }) => url) : [edge];
    let turn = 0;
    const feed = async (body: string): Promise<Response> => {
      const all = urls();
      const response = await apps[0]!.feed(body, all[turn++ % all.length]);
      await response.arrayBuffer();
      return response;
    };
    const unit = ClusterLoad.#next;
    ClusterLoad.#next += unitsOfLoad;
    this.#senders = Array.from(
      { length: unitsOfLoad },
      (_, index) => new Sender(unit + index, feed, { retryMs: 20, pauseMs: 60 }),
    );
    this.visitor = new Visitor(urls);
    // Some clients use the edge; others use a process directly and switch to the other one if it is gone or still
    // starting.
    const inTurn = (choose: () => readonly string[]): (() => string) => {
      let connections = 0;
      return () => {
        const all = choose();
        return all[connections++ % all.length] ?? apps[0]!.url;
      };
    };
    const running = (): string[] => apps.filter((app) => app.isRunning).map(({ url }) => url);
    this.readers = [...apps.map(() => inTurn(urls)), inTurn(running)].map((url) => new Reader(position, url));
    this.#sending = Promise.all(this.#senders.map(async (sender) => sender.run()));
    this.#running = Promise.all([...this.readers.map(async (reader) => reader.run()), this.visitor.run(paths)]);
  }

  /** Stops the load of a failed test, so that the next test can start its own. */
  static stop(): void {
    const load = ClusterLoad.#current;
    for (const part of load ? [...load.#senders, load.visitor, ...load.readers] : []) part.stop();
    ClusterLoad.#current = undefined;
  }

  static async start(parts: ClusterParts): Promise<ClusterLoad> {
    const [app] = parts.apps;
    await app!.feed(scheduleXml(units));
    const days = '/api/v1/schedule/days';
    await waitUntil(async () => (await (await fetch(app!.url + days)).text()).includes('2026-10-12'), atMostMs);
    const paths = [days, '/api/v1/schedule/days/2026-10-12', '/api/v1/medals', '/schedule', '/medals'];
    const health = (await (await fetch(`${app!.url}/api/v1/health`)).json()) as { live: { position: string } };
    const { position } = health.live;
    ClusterLoad.stop();
    const load = new ClusterLoad(parts, Number(position.split('-')[1]), position, paths);
    ClusterLoad.#current = load;
    // nginx must have cached each page once, because it cannot serve unknown pages while its processes are away.
    await waitUntil(() => load.visitor.reads >= paths.length, atMostMs);
    await load.goesOn();
    return load;
  }

  get acknowledged(): readonly string[] {
    return this.#senders.flatMap((sender) => sender.acknowledged);
  }

  /**
   * nginx sends requests to a returned process again after `fail_timeout` of the shipped configuration; this adds a
   * margin.
   */
  static async settled(): Promise<void> {
    await sleep(2500);
  }

  /** Waits until every sender and reader makes progress. */
  async goesOn(): Promise<void> {
    const sent = this.#senders.map((sender) => sender.acknowledged.length);
    await waitUntil(
      async () => this.#senders.every((sender, index) => sender.acknowledged.length > sent[index]! + 3),
      atMostMs,
    );
    const [row] = await this.#parts.database.primary.query<{ last: string }>(
      'select last_seq as last from feed.installation',
    );
    await waitUntil(
      async () => this.readers.every((reader) => (reader.seen.at(-1) ?? 0) > Number(row!.last)),
      atMostMs,
    );
  }

  /** The longest time without an acknowledgment since a given time (milliseconds). */
  writeGap(since: number): number {
    const times = this.#senders.flatMap((sender) => sender.acknowledgedAt).filter((time) => time >= since);
    times.sort((a, b) => a - b);
    return Math.max(...times.map((time, index) => time - (times[index - 1] ?? since)));
  }

  /** Stops, and compares the acknowledged and received messages with the database. */
  async finish(): Promise<Losses> {
    for (const sender of this.#senders) sender.stop();
    // A pending message may still be acknowledged.
    await this.#sending;
    const { primary } = this.#parts.database;
    const state = async (): Promise<{ waiting: number; last: number }> => {
      const [row] = await primary.query<{ waiting: string; last: string }>(
        'select (select count(*) from feed.pending) as waiting, last_seq as last from feed.installation',
      );
      return { waiting: Number(row!.waiting), last: Number(row!.last) };
    };
    await waitUntil(async () => {
      const { waiting, last } = await state();
      return waiting === 0 && this.readers.every((reader) => reader.seen.at(-1) === last);
    }, atMostMs);
    this.visitor.stop();
    for (const reader of this.readers) reader.stop();
    await this.#running;

    return this.#losses();
  }

  async #losses(): Promise<Losses> {
    const { primary } = this.#parts.database;
    const rows = await primary.query<{ unit: number; version: number }>(
      `select substring(header->>'documentCode' from 27 for 4)::int as unit, (header->>'version')::int as version
       from feed.journal where header->>'documentType' = 'DT_RESULT'`,
    );
    const journal = new Set(rows.map((row) => `${row.unit}/${row.version}`));
    const outbox = await primary.query<{ seq: string }>('select seq from feed.outbox where seq > $1 order by seq', [
      this.#first,
    ]);
    const sequence = outbox.map(({ seq }) => Number(seq)).join(',');
    return {
      acknowledged: this.acknowledged.filter((id) => !journal.has(id)),
      journaledTwice: rows.length - journal.size,
      refused: (await primary.query(`select from feed.outcomes where outcome = 'refused'`)).length,
      readersWithGaps: this.readers.filter((reader) => reader.seen.join(',') !== sequence).length,
      resets: this.readers.reduce((sum, reader) => sum + reader.resets, 0),
      reads: this.visitor.failures,
    };
  }
}
