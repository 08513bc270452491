export interface GateLimits {
  /** Maximum number of pages or images in progress; more than the number of threads would not be faster. */
  atOnce: number;
  /** Maximum number of waiting readers. */
  waiting: number;
  waitingPerAddress: number;
  /** Maximum wait, after which a reader is rejected. */
  waitMs: number;
}

/** Releases the place when the page or image is finished. */
export type Leave = () => void;

/**
 * Limits how many pages or images are created at once. Addresses take turns, so a crowd behind one address delays the
 * others by only one each; a client that disconnects gives up its place in the queue.
 */
export class FairGate {
  readonly #limits: GateLimits;
  /** Queues by address, in the order of their next turn. */
  readonly #queues = new Map<string, Set<() => void>>();
  #making = 0;
  #waiting = 0;

  constructor(limits: GateLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** @returns undefined if the queue is full, the wait is too long, or the reader has left */
  async enter(address: string, signal?: AbortSignal): Promise<Leave | undefined> {
    if (signal?.aborted) return undefined;
    if (this.#making < this.#limits.atOnce) return this.#start();
    const queue = this.#queues.get(address) ?? new Set();
    if (this.#waiting >= this.#limits.waiting || queue.size >= this.#limits.waitingPerAddress) return undefined;
    this.#queues.set(address, queue);
    this.#waiting++;
    return new Promise((resolve) => {
      const end = (leave: Leave | undefined): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        queue.delete(take);
        if (queue.size === 0) this.#queues.delete(address);
        this.#waiting--;
        resolve(leave);
      };
      const take = (): void => end(this.#start());
      const giveUp = (): void => end(undefined);
      const timer = setTimeout(giveUp, this.#limits.waitMs);
      signal?.addEventListener('abort', giveUp, { once: true });
      queue.add(take);
    });
  }

  #start(): Leave {
    this.#making++;
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      // Lets other work run between two pages: documents, the feed, disconnecting clients.
      setImmediate(() => {
        this.#making--;
        this.#next();
      });
    };
  }

  #next(): void {
    const [first] = this.#queues;
    if (!first) return;
    const [address, queue] = first;
    this.#queues.delete(address);
    if (queue.size > 1) this.#queues.set(address, queue);
    const [take] = queue;
    take?.();
  }
}
