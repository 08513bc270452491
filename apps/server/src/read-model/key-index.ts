/** Maps keys to the store entries that depend on them, so that a change finds its entries without a full scan. */
export class KeyIndex {
  readonly #byKey = new Map<string, Set<string>>();

  add(entry: string, keys: Iterable<string>): void {
    for (const key of keys) {
      const entries = this.#byKey.get(key);
      if (entries) entries.add(entry);
      else this.#byKey.set(key, new Set([entry]));
    }
  }

  remove(entry: string, keys: Iterable<string>): void {
    for (const key of keys) {
      const entries = this.#byKey.get(key);
      if (entries?.delete(entry) && entries.size === 0) this.#byKey.delete(key);
    }
  }

  /** Entries that depend on one of these keys, without duplicates. */
  of(keys: Iterable<string>): Set<string> {
    const found = new Set<string>();
    for (const key of keys) for (const entry of this.#byKey.get(key) ?? []) found.add(entry);
    return found;
  }
}
