/** A recent change as sent, for readers who reconnect. */
export interface RingItem {
  seq: number;
  /** Epoch milliseconds. */
  at: number;
  /** The serialized event, shared by all readers. */
  bytes: Buffer;
  /** Live keys of the change. */
  keys: readonly string[];
}

export type Rest = { kind: 'rest'; items: readonly RingItem[] } | { kind: 'reset' };

export interface RingLimits {
  items: number;
  ageMs: number;
  /** Maximum number of changes to resend. A reader who missed more has to reload. */
  rest: number;
}

const defaultLimits: RingLimits = { items: 10_000, ageMs: 600_000, rest: 500 };

export class Ring {
  readonly #limits: RingLimits;
  #items: RingItem[] = [];
  /** Sequence number after which the ring is complete. */
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
      const firstKept = this.#items.findIndex((item) => item.at >= oldest);
      this.#cut(firstKept === -1 ? this.#items.length : firstKept);
    }
  }

  #cut(count: number): void {
    this.#floor = this.#items[count - 1]?.seq ?? this.#floor;
    this.#items = this.#items.slice(count);
  }

  /**
   * All changes after a position that satisfy `isWanted`, or a reset; never only some of them. Sequence numbers may
   * have gaps.
   */
  after(seq: number, isWanted: (item: RingItem) => boolean = () => true): Rest {
    if (seq < this.#floor) return { kind: 'reset' };
    const index = this.#items.findIndex((item) => item.seq > seq);
    const items = index === -1 ? [] : this.#items.slice(index).filter(isWanted);
    return items.length > this.#limits.rest ? { kind: 'reset' } : { kind: 'rest', items };
  }

  get newest(): number {
    return this.#items.at(-1)?.seq ?? this.#floor;
  }
}
