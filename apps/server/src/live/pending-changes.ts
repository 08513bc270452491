import type { PublishedChange } from '../read-model/snapshot-follower.ts';

/**
 * Changes not yet sent to a slow reader, merged into one change with each key once. The merged change stays a single
 * event: if the connection were closed between two merged events, the reader would resume after the first and miss keys
 * that only the second names.
 */
export class PendingChanges {
  readonly #keys = new Set<string>();
  #newest: PublishedChange | undefined;
  /** Total length of the keys (characters), which approximates the size of the event. */
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
