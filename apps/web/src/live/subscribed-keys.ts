/** Above this number of keys, the stream is requested without a filter. */
const MAX_KEYS = 120;

/** Keys subscribed to by the windows of a browser, without duplicates. */
export class SubscribedKeys {
  readonly #byWindow = new Map<string, readonly string[]>();

  /** @returns whether a new key was added */
  set(window: string, keys: readonly string[]): boolean {
    const previousKeys = new Set(this.all());
    const wasReceivingAll = previousKeys.size === 0 && this.#byWindow.size > 0;
    this.#byWindow.set(window, keys);
    const now = this.all();
    return !wasReceivingAll && (now.length === 0 || now.some((key) => !previousKeys.has(key)));
  }

  /** Empty: subscribe to everything. */
  all(): string[] {
    const lists = [...this.#byWindow.values()];
    const keys = new Set(lists.flat());
    return lists.some((list) => list.length === 0) || keys.size > MAX_KEYS ? [] : [...keys].sort();
  }
}
