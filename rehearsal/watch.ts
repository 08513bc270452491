/** The clients of a scenario: readers of pages, live readers, and a monitor that polls the health. */
import { setTimeout as sleep } from 'node:timers/promises';
import { healthAnswer } from '@podium/contract';
import type { HealthAnswer } from '@podium/contract';
import { Reader } from '@podium/e2e/feed-load';
import { waitUntil } from '@podium/e2e/until';
import { Visitor } from '@podium/e2e/visitor';
import type { Cluster } from './cluster.ts';

export const publicPaths = [
  '/api/v1/schedule/days',
  '/api/v1/schedule/days/2026-11-20',
  '/api/v1/medals',
  '/api/v1/games',
  '/schedule',
  '/medals',
];
const readers = 3;
const everyMs = 250;
const timeoutMs = 10_000;

export async function fetchHealth(url: string): Promise<HealthAnswer> {
  const response = await fetch(`${url}/api/v1/health`, { signal: AbortSignal.timeout(timeoutMs) });
  return healthAnswer.parse(await response.json());
}

export class Watch {
  readonly visitor: Visitor;
  readonly alarms = new Set<string>();
  largestLag = 0;
  readonly #cluster: Cluster;
  readonly #readers: readonly Reader[];
  readonly #first: number;
  readonly #running: Promise<unknown>;
  #isStopping = false;

  private constructor(cluster: Cluster, position: string) {
    this.#cluster = cluster;
    this.#first = Number(position.split('-')[1]);
    this.visitor = new Visitor(cluster.urls, { timeoutMs });
    this.#readers = Array.from({ length: readers }, (_, index) => new Reader(position, () => this.#urlFor(index)));
    this.#running = Promise.all([
      this.visitor.run(publicPaths),
      ...this.#readers.map(async (reader) => reader.run()),
      this.#monitor(),
    ]);
  }

  static async start(cluster: Cluster): Promise<Watch> {
    const { live } = await fetchHealth(cluster.urls()[0]!);
    return new Watch(cluster, live.position);
  }

  #urlFor(index: number): string {
    const urls = this.#cluster.urls();
    return urls[index % Math.max(1, urls.length)] ?? this.#cluster.apps[0]!.url;
  }

  async #monitor(): Promise<void> {
    for (; !this.#isStopping; await sleep(everyMs))
      for (const url of this.#cluster.runningUrls()) {
        // A process that is starting, stopping or hanging gives no answer.
        const health = await fetchHealth(url).catch(() => undefined);
        for (const { kind } of health?.alarms ?? []) this.alarms.add(kind);
        this.largestLag = Math.max(this.largestLag, health?.feed.lag ?? 0);
      }
  }

  /** @returns the number of readers that missed a change or received one twice, after waiting for the last change */
  async readersWithGaps(atMostMs: number): Promise<number> {
    // Changes of other competitions and rehearsals are not public.
    const rows = await this.#cluster.query<{ seq: string }>(
      `select seq from feed.outbox where seq > $1 and partition in (
         select id from feed.partitions
         where feed_flag = 'P' and competition_code = (select games_code from feed.installation)) order by seq`,
      [this.#first],
    );
    const changes = rows.map(({ seq }) => Number(seq));
    const haveEnded = async (): Promise<boolean> => this.#readers.every(({ seen }) => seen.at(-1) === changes.at(-1));
    // A reader that has not caught up by then counts as having a gap.
    await waitUntil(haveEnded, atMostMs).catch(() => undefined);
    return this.#readers.filter(({ seen }) => seen.join(',') !== changes.join(',')).length;
  }

  get resets(): number {
    return this.#readers.reduce((sum, { resets }) => sum + resets, 0);
  }

  get readerCount(): number {
    return this.#readers.length;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.visitor.stop();
    for (const reader of this.#readers) reader.stop();
    await this.#running;
  }
}
