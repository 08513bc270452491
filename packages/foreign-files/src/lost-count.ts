import type { LostReason, LostValues } from './foreign-format.ts';

/** Counts values without a place by name and reason. */
export class LostCount {
  readonly #counts = new Map<string, LostValues>();

  add(name: string, reason: LostReason, count = 1): void {
    const key = `${reason} ${name}`;
    const found = this.#counts.get(key);
    if (found) found.count += count;
    else this.#counts.set(key, { name, count, reason });
  }

  /** The counts, grouped by reason and sorted from most to least frequent. */
  list(): LostValues[] {
    return [...this.#counts.values()].toSorted(
      (one, other) =>
        one.reason.localeCompare(other.reason) || other.count - one.count || one.name.localeCompare(other.name),
    );
  }
}
