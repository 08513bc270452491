const MINUTE_MS = 60_000;
const ALARM_MS = 3_600_000;

/**
 * Finds codes that are scanned by far more people than can stand in front of them, which means that a code was posted
 * online. A few refusals are a crowd; as many refusals in a minute as the code's whole limit raise an alarm for an
 * hour.
 */
export class BusyCodes {
  readonly #alarm: (codes: readonly string[]) => void;
  readonly #now: () => number;
  readonly #refused = new Map<string, { startedAt: number; count: number }>();
  /** Time of the last such refusal of each code in the alarm. */
  readonly #posted = new Map<string, number>();

  /** @param alarm receives all affected codes, or none once the alarm has ended */
  constructor(alarm: (codes: readonly string[]) => void, now = () => performance.now()) {
    this.#alarm = alarm;
    this.#now = now;
  }

  /** @param code must exist, so that the maps stay small */
  refused(code: string, mostPerMinute: number): void {
    const now = this.#now();
    let minute = this.#refused.get(code);
    if (!minute || now - minute.startedAt >= MINUTE_MS) {
      minute = { startedAt: now, count: 0 };
      this.#refused.set(code, minute);
    }
    minute.count++;
    if (minute.count < mostPerMinute) return;
    const isNew = !this.#posted.has(code);
    this.#posted.set(code, now);
    if (!isNew) return;
    this.#report();
    if (this.#posted.size === 1) this.#watch();
  }

  #watch(): void {
    setTimeout(() => {
      for (const [code, postedAt] of this.#posted) if (this.#now() - postedAt >= ALARM_MS) this.#posted.delete(code);
      this.#report();
      if (this.#posted.size > 0) this.#watch();
    }, MINUTE_MS).unref();
  }

  #report(): void {
    this.#alarm([...this.#posted.keys()]);
  }
}
