import { setTimeout as sleep } from 'node:timers/promises';

/** Requests one address after the other, like a client that knows several. */
async function fetchAny(urls: readonly string[], path: string, init?: RequestInit): Promise<Response> {
  let problem: unknown = new Error('no process is running');
  for (const url of urls) {
    try {
      return await fetch(url + path, init);
    } catch (error) {
      problem = error;
    }
  }
  throw problem;
}

interface VisitorOptions {
  pauseMs?: number;
  /** A read that takes longer counts as failed. */
  timeoutMs?: number;
}

/** A public reader who opens page after page. */
export class Visitor {
  reads = 0;
  readonly failures: string[] = [];
  slowestMs = 0;
  /** Duration of each successful read (milliseconds). */
  readonly tookMs: number[] = [];
  /** Time of each successful read, by the monotonic clock. */
  readonly answeredAt: number[] = [];
  readonly #urls: () => readonly string[];
  readonly #pauseMs: number;
  readonly #timeoutMs: number | undefined;
  #isStopping = false;

  constructor(urls: () => readonly string[], { pauseMs = 50, timeoutMs }: VisitorOptions = {}) {
    this.#urls = urls;
    this.#pauseMs = pauseMs;
    this.#timeoutMs = timeoutMs;
  }

  async run(paths: readonly string[]): Promise<void> {
    for (let turn = 0; !this.#isStopping; turn++) {
      const path = paths[turn % paths.length]!;
      const startedAt = performance.now();
      try {
        await this.#read(path, startedAt);
      } catch (error) {
        this.failures.push(`${path}: ${String((error as Error).cause ?? error)}`);
      }
      this.reads++;
      this.slowestMs = Math.max(this.slowestMs, performance.now() - startedAt);
      await sleep(this.#pauseMs);
    }
  }

  async #read(path: string, startedAt: number): Promise<void> {
    const signal = this.#timeoutMs === undefined ? undefined : AbortSignal.timeout(this.#timeoutMs);
    const response = await fetchAny(this.#urls(), path, { signal });
    await response.arrayBuffer();
    if (response.status === 200) {
      this.answeredAt.push(performance.now());
      this.tookMs.push(performance.now() - startedAt);
    } else this.failures.push(`${path}: ${response.status}`);
  }

  stop(): void {
    this.#isStopping = true;
  }
}
