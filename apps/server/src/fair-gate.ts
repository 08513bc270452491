export interface GateLimits {
  /** Pages or pictures in the making: more than the threads can take bring none sooner. */
  atOnce: number;
  /** Readers who wait for their turn. */
  waiting: number;
  waitingPerAddress: number;
  /** After so long a reader is sent away rather than kept. */
  waitMs: number;
}

/** Called by its holder once the page or picture is made. */
export type Leave = () => void;

/**
 * Limits how many pages or pictures are made at once. Addresses take turns, so a crowd behind one of them delays the
 * others by one each; a client that leaves gives up its place in the queue.
 */
export class FairGate {
  readonly #limits: GateLimits;
  /** In the order of their next turn. */
  readonly #queues = new Map<string, Set<() => void>>();
  #making = 0;
  #waiting = 0;

  constructor(limits: GateLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** @returns undefined where there is no room, or the reader has left. */
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
      // Lets other work run between two pages: documents, the feed, clients that disconnect.
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
