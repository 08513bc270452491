/** Metrics for Prometheus, read from the parts of the server on collection. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type pg from 'pg';
import type { Alarms } from '../../ground/alarms.ts';
import type { Pools } from '../../database/pools.ts';
import { readFeedState } from '../../feed/feed-state.ts';
import type { LiveHub } from '../../live/hub.ts';
import type { ReadModel } from '../../read-model/read-model.ts';
import type { AnswerCounts } from './answer-counts.ts';

/** Histogram buckets (seconds). */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface ObservedRequest {
  method: string;
  /** Route pattern, `/api/v1/units/:id`; never an address, which may identify a person. */
  route: string;
  status: number;
  seconds: number;
}

export interface MetricsParts {
  /** Used for counting the feed and the queues. */
  pool: pg.Pool;
  pools: Pools;
  answers: AnswerCounts;
  readModel: ReadModel;
  live: Pick<LiveHub, 'readers'>;
  alarms: Alarms;
  /** Pages in memory and number of renderings; undefined without pages. */
  pages?: () => { kept: number; bytes: number; rendered: number };
  /** Free bytes on the disk of the database; null if the database is on another machine. */
  freeBytes: () => number | null;
  /** Number of items waiting to be sent, by queue. */
  waiting: () => Promise<ReadonlyMap<string, number>>;
}

export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;

  constructor(parts: MetricsParts) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Histogram({
      name: 'podium_request_seconds',
      help: 'Time to answer requests that were not answered from memory.',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    });
    gauges(parts, this.#registry);
    databaseGauges(parts, this.#registry);
  }

  observe({ method, route, status, seconds }: ObservedRequest): void {
    this.#requests.observe({ method, route, status }, seconds);
  }

  /** @returns metrics in the Prometheus text format */
  async text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
}

function gauges({ answers, readModel, live, alarms, pages, freeBytes, pools }: MetricsParts, registry: Registry): void {
  const gauge = (name: string, help: string, read: () => number | null): void => {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          const value = read();
          if (value === null) this.remove();
          else this.set(value);
        },
      }),
    );
  };
  const counter = (name: string, help: string, read: () => number): void => {
    registry.registerMetric(
      new Counter({
        name,
        help,
        registers: [],
        collect() {
          this.reset();
          this.inc(read());
        },
      }),
    );
  };
  registry.registerMetric(
    new Counter({
      name: 'podium_answers_total',
      help: 'Answers by what gave them: documents, files and pages from memory, live streams, the API.',
      labelNames: ['lane', 'status'],
      registers: [],
      collect() {
        this.reset();
        for (const { lane, status, count } of answers.all) this.inc({ lane, status }, count);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'podium_alarm',
      help: 'Number of things that an open alarm concerns.',
      labelNames: ['kind'],
      registers: [],
      collect() {
        this.reset();
        for (const { kind, count } of alarms.open) this.set({ kind }, count);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'podium_connections',
      help: 'Connections to the database.',
      labelNames: ['pool', 'state'],
      registers: [],
      collect() {
        for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools) as [string, pg.Pool][]) {
          this.set({ pool, state: 'busy' }, totalCount - idleCount);
          this.set({ pool, state: 'idle' }, idleCount);
          this.set({ pool, state: 'waiting' }, waitingCount);
        }
      },
    }),
  );
  gauge('podium_live_readers', 'Open live streams.', () => live.readers);
  gauge('podium_position', 'Number of the newest change that documents show.', () => readModel.follower.seq);
  gauge('podium_documents', 'Documents in memory.', () => readModel.store.size.documents);
  gauge('podium_document_bytes', 'Memory of documents.', () => readModel.store.size.bytes);
  counter('podium_documents_built_total', 'Documents built.', () => readModel.store.builds);
  gauge('podium_disk_free_bytes', 'Free space on the disk of the embedded database.', freeBytes);
  if (!pages) return;
  gauge('podium_pages', 'Pages in memory.', () => pages().kept);
  gauge('podium_page_bytes', 'Memory of pages.', () => pages().bytes);
  counter('podium_pages_rendered_total', 'Pages rendered.', () => pages().rendered);
}

/** Values from the database. If it does not respond, they are left out, because the last values would be misleading. */
function databaseGauges({ pool, waiting }: MetricsParts, registry: Registry): void {
  const registers = [registry];
  const isUp = new Gauge({ name: 'podium_database_up', help: '1 if the database answers.', registers });
  const pending = new Gauge({ name: 'podium_feed_pending', help: 'Journal entries not applied yet.', registers });
  const last = new Gauge({
    name: 'podium_feed_last_message_seconds',
    help: 'Time of the newest journal entry (Unix time).',
    registers,
  });
  const outcomes = new Gauge({
    name: 'podium_feed_outcomes',
    help: 'Journal entries by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const queues = new Gauge({
    name: 'podium_waiting',
    help: 'Items that wait to be sent.',
    labelNames: ['queue'],
    registers,
  });
  const forget = (): void => {
    isUp.set(0);
    for (const metric of [pending, last]) metric.remove();
    for (const metric of [outcomes, queues]) metric.reset();
  };
  registry.registerMetric(
    new Gauge({
      name: 'podium_feed_entries',
      help: 'Journal entries.',
      registers: [],
      async collect() {
        try {
          const [state, sizes] = await Promise.all([readFeedState(pool), waiting()]);
          isUp.set(1);
          this.set(state.journal);
          pending.set(state.lag);
          if (state.lastMessageAt === undefined) last.remove();
          else last.set(state.lastMessageAt / 1000);
          for (const [outcome, count] of Object.entries(state.outcomes)) outcomes.set({ outcome }, count);
          for (const [queue, count] of sizes) queues.set({ queue }, count);
        } catch {
          // `podium_database_up` reports the failure.
          this.remove();
          forget();
        }
      },
    }),
  );
}
