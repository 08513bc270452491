/** Users who have the sheet of a contest open. */

/** An account or a scorer's link that reads or enters. */
export interface Author {
  /** `link` or `account`, with its id. */
  key: string;
  name: string;
}

interface Seen {
  name: string;
  readAt: number;
  enteredAt: number | undefined;
}

/** An author who has not read the sheet for longer is gone: pages read it every 10 or 20 seconds. */
export const presenceMs = 60_000;

/**
 * The authors who read or entered a contest within the last minute. Kept in memory: it is lost with the server, whose
 * pages ask again within seconds, and only the server that applies steps answers their reads.
 */
export class Presence {
  readonly #units = new Map<string, Map<string, Seen>>();

  note(unit: string, { key, name }: Author, now: number, hasEntered: boolean): void {
    this.#forget(now);
    const authors = this.#units.get(unit) ?? new Map<string, Seen>();
    this.#units.set(unit, authors);
    authors.set(key, { name, readAt: now, enteredAt: hasEntered ? now : authors.get(key)?.enteredAt });
  }

  /** All other authors, by name. */
  others(unit: string, key: string, now: number): { name: string; isEntering: boolean }[] {
    return [...(this.#units.get(unit) ?? [])]
      .filter(([other, { readAt }]) => other !== key && now - readAt <= presenceMs)
      .map(([, { name, enteredAt }]) => ({
        name,
        isEntering: enteredAt !== undefined && now - enteredAt <= presenceMs,
      }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Returns whether anybody has the contest open. */
  isAttended(unit: string, now: number): boolean {
    return [...(this.#units.get(unit)?.values() ?? [])].some(({ readAt }) => now - readAt <= presenceMs);
  }

  #forget(now: number): void {
    for (const [unit, authors] of this.#units) {
      for (const [key, { readAt }] of authors) if (now - readAt > presenceMs) authors.delete(key);
      if (authors.size === 0) this.#units.delete(unit);
    }
  }
}
