import type { PublishedChange } from '../read-model/read-model.ts';

/**
 * What a slow reader has not been sent yet, merged by key: one change with every key once. It stays one event, for a
 * reader cut between two merged ones would resume after keys of the other that no later event names.
 */
export class Held {
  readonly #keys = new Set<string>();
  #newest: PublishedChange | undefined;
  /** Total length of the keys in characters: the approximate size of sending them. */
  size = 0;

  add(change: PublishedChange): void {
    this.#newest = change;
    for (const key of change.keys) {
      if (this.#keys.has(key)) continue;
      this.#keys.add(key);
      this.size += key.length + 3;
    }
  }

  get merged(): PublishedChange | undefined {
    return this.#newest && { ...this.#newest, unit: undefined, kind: 'several', keys: [...this.#keys] };
  }
}
