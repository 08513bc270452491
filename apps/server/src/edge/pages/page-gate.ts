export interface PageLimits {
  /** Pages in the making: more than the threads can take bring none sooner. */
  atOnce: number;
  /** Readers who wait for their turn. */
  waiting: number;
  waitingPerAddress: number;
  /** After so long a reader is sent away rather than kept. */
  waitMs: number;
}

/** What its holder calls once the page is made. */
export type Leave = () => void;

/**
 * Lets so many pages be made at once. Addresses take turns, so a crowd behind one of them delays the others by a page
 * each; whoever leaves gives up the place in the queue.
 */
export class PageGate {
  readonly #limits: PageLimits;
  /** In the order of their next turn. */
  readonly #queues = new Map<string, Set<() => void>>();
  #making = 0;
  #waiting = 0;

  constructor(limits: PageLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** @returns undefined where there is no room, or the reader has left. */
  async enter(address: string, signal: AbortSignal): Promise<Leave | undefined> {
    if (signal.aborted) return undefined;
    if (this.#making < this.#limits.atOnce) return this.#start();
    const queue = this.#queues.get(address) ?? new Set();
    if (this.#waiting >= this.#limits.waiting || queue.size >= this.#limits.waitingPerAddress) return undefined;
    this.#queues.set(address, queue);
    this.#waiting++;
    return new Promise((resolve) => {
      const end = (leave: Leave | undefined): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        queue.delete(take);
        if (queue.size === 0) this.#queues.delete(address);
        this.#waiting--;
        resolve(leave);
      };
      const take = (): void => end(this.#start());
      const giveUp = (): void => end(undefined);
      const timer = setTimeout(giveUp, this.#limits.waitMs);
      signal.addEventListener('abort', giveUp, { once: true });
      queue.add(take);
    });
  }

  #start(): Leave {
    this.#making++;
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      // Between two pages whoever else asks has a turn: documents, the feed, those who leave.
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
