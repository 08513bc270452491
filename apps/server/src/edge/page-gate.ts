export interface PageLimits {
  /** Pages in the making. One core makes them: more than a few bring none sooner, and everybody else waits for all of them. */
  atOnce: number;
  /** Readers who wait for their turn. */
  waiting: number;
  waitingPerAddress: number;
  /** Pages that are made and not yet taken, in all and from one address: each takes some three megabytes. */
  unread: number;
  unreadPerAddress: number;
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
  readonly #unread = new Map<string, number>();
  #making = 0;
  #waiting = 0;
  #unreadInAll = 0;

  constructor(limits: PageLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** @returns undefined where there is no room, or the reader has left. */
  async enter(address: string, signal: AbortSignal): Promise<Leave | undefined> {
    if (signal.aborted || !this.#hasRoom(address)) return undefined;
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

  #hasRoom(address: string): boolean {
    const { unread, unreadPerAddress } = this.#limits;
    return this.#unreadInAll < unread && (this.#unread.get(address) ?? 0) < unreadPerAddress;
  }

  /** Counts a page that is on its way to its reader. @returns what to call when it has been taken, or will not be. */
  send(address: string): () => void {
    this.#unreadInAll++;
    this.#unread.set(address, (this.#unread.get(address) ?? 0) + 1);
    return () => {
      this.#unreadInAll--;
      const left = this.#unread.get(address)! - 1;
      if (left > 0) this.#unread.set(address, left);
      else this.#unread.delete(address);
    };
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
