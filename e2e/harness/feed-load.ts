/** Load that detects every loss: senders that repeat each message until it is acknowledged, and readers that resume. */
import { setTimeout as sleep } from 'node:timers/promises';
import { raceXml } from './messages.ts';

/** Sends versions of one unit continuously, each until it is acknowledged, like the feed. */
export class Sender {
  readonly acknowledged: string[] = [];
  /** Time of each acknowledgment, by the monotonic clock. */
  readonly acknowledgedAt: number[] = [];
  readonly #unit: number;
  readonly #feed: (body: string) => Promise<Response>;
  readonly #retryMs: number;
  readonly #pauseMs: number;
  #isStopping = false;
  #version = 0;

  /** @param retryMs delay between attempts, so that requests do not keep a starting server from starting */
  constructor(unit: number, feed: (body: string) => Promise<Response>, { retryMs = 100, pauseMs = 25 } = {}) {
    this.#unit = unit;
    this.#feed = feed;
    this.#retryMs = retryMs;
    this.#pauseMs = pauseMs;
  }

  async run(): Promise<void> {
    while (!this.#isStopping) {
      const version = ++this.#version;
      const body = raceXml({
        unit: this.#unit,
        version,
        marks: [`50.${String(version % 100).padStart(2, '0')}`, '59.00'],
      });
      while (!this.#isStopping) {
        const response = await this.#feed(body).catch(() => undefined);
        if (response?.status === 200) {
          this.acknowledged.push(`${this.#unit}/${version}`);
          this.acknowledgedAt.push(performance.now());
          break;
        }
        await sleep(this.#retryMs);
      }
      await sleep(this.#pauseMs);
    }
  }

  stop(): void {
    this.#isStopping = true;
  }
}

/** A reader that resumes from its last id after any disconnect. */
export class Reader {
  readonly seen: number[] = [];
  resets = 0;
  /** Number of connections. */
  connections = 0;
  readonly #url: () => string;
  readonly #leaving = new AbortController();
  #last: string;

  /** @param url returns the address to connect to next, which may be another process */
  constructor(position: string, url: () => string) {
    this.#last = position;
    this.#url = url;
  }

  async run(): Promise<void> {
    while (!this.#leaving.signal.aborted) {
      // The loop reconnects, whatever ended the connection.
      await this.#connect().catch(() => undefined);
      await sleep(20);
    }
  }

  async #connect(): Promise<void> {
    const stream = await fetch(`${this.#url()}/api/v1/live`, {
      headers: { 'last-event-id': this.#last },
      signal: this.#leaving.signal,
    });
    if (!stream.ok) return;
    this.connections++;
    let text = '';
    for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
        this.#handleBlock(text.slice(0, end));
        text = text.slice(end + 2);
      }
    }
  }

  #handleBlock(block: string): void {
    const id = /^id: (\w+-(\d+))$/m.exec(block);
    if (!id) return;
    this.#last = id[1]!;
    if (block.includes('event: reset')) this.resets++;
    else this.seen.push(Number(id[2]));
  }

  stop(): void {
    this.#leaving.abort();
  }
}
