/** Feed senders, one per discipline. Each sends its messages in order and retries until they are acknowledged. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { feedKey } from '@podium/e2e/server-process';
import type { FeedMessage } from './feed-plan.ts';

const timeoutMs = 8000;
const firstPauseMs = 50;
const maxPauseMs = 500;

/** One message, from its first attempt to its acknowledgment, by the monotonic clock. */
export interface Attempt {
  startedAt: number;
  acknowledgedAt: number;
}

export class Feeder {
  readonly attempts: Attempt[] = [];
  /** SHA-256 (hex) of acknowledged messages. */
  readonly acknowledged = new Set<string>();
  /** Number of answers by status; 0 means no answer. */
  readonly statuses = new Map<number, number>();
  sent = 0;
  duplicates = 0;
  notices = 0;
  /** Number of damaged messages that were acknowledged. */
  brokenTaken = 0;
  readonly #urls: () => readonly string[];
  #turn = 0;
  #open = 0;

  /** @param urls returns the addresses to send to next */
  constructor(urls: () => readonly string[]) {
    this.#urls = urls;
  }

  /** Number of messages that are due but not acknowledged. */
  get open(): number {
    return this.#open;
  }

  async run(messages: readonly FeedMessage[], signal: AbortSignal): Promise<void> {
    const startedAt = performance.now();
    const senders = Map.groupBy(messages, ({ discipline }) => discipline);
    await Promise.all(
      [...senders.values()].map(async (own) => {
        for (const message of own) {
          const waitMs = startedAt + message.dueMs - performance.now();
          if (waitMs > 0) await sleep(waitMs, undefined, { signal });
          await this.#deliver(message, signal);
        }
      }),
    );
  }

  async #deliver({ text, isBroken }: FeedMessage, signal: AbortSignal): Promise<void> {
    const startedAt = performance.now();
    this.#open++;
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(maxPauseMs, pauseMs * 2)) {
      signal.throwIfAborted();
      const status = await this.post(text);
      if (status === 200) {
        if (isBroken) this.brokenTaken++;
        else this.acknowledged.add(createHash('sha256').update(text).digest('hex'));
        this.attempts.push({ startedAt, acknowledgedAt: performance.now() });
        break;
      }
      if (status === 422 && isBroken) break;
      await sleep(pauseMs, undefined, { signal });
    }
    this.#open--;
  }

  /** Sends once. @returns the status, 0 without an answer */
  async post(body: string, key: string = feedKey): Promise<number> {
    this.sent++;
    const status = await this.#post(body, key).catch(() => 0);
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    return status;
  }

  async #post(body: string, key: string): Promise<number> {
    const urls = this.#urls();
    if (urls.length === 0) return 0;
    const response = await fetch(`${urls[this.#turn++ % urls.length]}/api/v1/feed/odf`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/xml', 'x-api-key': key },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (response.status === 200) this.#read(JSON.parse(text) as { status: string; notices?: string[] });
    return response.status;
  }

  #read({ status, notices = [] }: { status: string; notices?: string[] }): void {
    if (status === 'duplicate') this.duplicates++;
    this.notices += notices.length;
  }
}
