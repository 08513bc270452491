/** The last changes as they were sent, for readers who come back. */
export interface RingItem {
  seq: number;
  /** Epoch milliseconds. */
  at: number;
  /** The event as bytes on the wire: one Buffer for all readers. */
  bytes: Buffer;
  /** What it names as changed. */
  keys: readonly string[];
}

export type Rest = { kind: 'rest'; items: readonly RingItem[] } | { kind: 'reset' };

export interface RingLimits {
  items: number;
  ageMs: number;
  /** A reader who missed more is better off reading everything again. */
  rest: number;
}

const defaultLimits: RingLimits = { items: 10_000, ageMs: 600_000, rest: 500 };

export class Ring {
  readonly #limits: RingLimits;
  #items: RingItem[] = [];
  /** Everything after this is in the ring. */
  #floor: number;

  constructor(floor: number, limits: RingLimits = defaultLimits) {
    this.#floor = floor;
    this.#limits = limits;
  }

  push(item: RingItem): void {
    this.#items.push(item);
    if (this.#items.length > this.#limits.items * 1.1) this.#cut(this.#items.length - this.#limits.items);
    const oldest = item.at - this.#limits.ageMs;
    if (this.#items[0]!.at < oldest - 10_000) {
      const kept = this.#items.findIndex((one) => one.at >= oldest);
      this.#cut(kept === -1 ? this.#items.length : kept);
    }
  }

  #cut(count: number): void {
    this.#floor = this.#items[count - 1]?.seq ?? this.#floor;
    this.#items = this.#items.slice(count);
  }

  /**
   * Everything after a position that somebody wants: the whole rest, or a reset. Never a part. Numbers may have gaps.
   */
  after(seq: number, isWanted: (item: RingItem) => boolean = () => true): Rest {
    if (seq < this.#floor) return { kind: 'reset' };
    const from = this.#items.findIndex((item) => item.seq > seq);
    const items = from === -1 ? [] : this.#items.slice(from).filter(isWanted);
    return items.length > this.#limits.rest ? { kind: 'reset' } : { kind: 'rest', items };
  }

  get newest(): number {
    return this.#items.at(-1)?.seq ?? this.#floor;
  }
}
