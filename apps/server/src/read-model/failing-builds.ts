import { machineNow } from '../ground/machine-time.ts';

/** A document whose last build failed although the database was reachable. */
export interface FailingBuild {
  key: string;
  error: unknown;
  /** First failure, epoch milliseconds. */
  since: number;
  /** First failure on the monotonic clock, like `nextTry`. */
  startedAt: number;
  /**
   * True for an address known to exist: it names no entity, or was built before. Visitors can invent other addresses,
   * so those raise no alarm and are retried only on request.
   */
  isKnown: boolean;
  nextTry: number;
  tries: number;
  /** Retries the build. */
  again: () => Promise<unknown>;
}

/** Document name for logs and alarms, without the user's search text. */
export function nameOfBuild({ key }: Pick<FailingBuild, 'key'>): string {
  return key.replace(/\["query","(?:[^"\\]|\\.)*"\]/, '["query"]');
}

const firstPauseMs = 1000;
const maxPauseMs = 30_000;
const maxRemembered = 1000;

/**
 * Tracks which documents fail, since when, and when each may be retried, so that not every request triggers a build.
 */
export class FailingBuilds {
  readonly #byKey = new Map<string, FailingBuild>();
  readonly #onChange: (failing: readonly FailingBuild[], first?: FailingBuild) => void;

  /** @param onChange called on every change; `first` is set when a document fails for the first time */
  constructor(onChange: (failing: readonly FailingBuild[], first?: FailingBuild) => void) {
    this.#onChange = onChange;
  }

  /** The failure of a document while its retry is not due. */
  pausing(key: string, now: number): FailingBuild | undefined {
    const failing = this.#byKey.get(key);
    return failing && now < failing.nextTry ? failing : undefined;
  }

  /** @param now monotonic milliseconds */
  add(
    { key, error, isKnown, again }: Pick<FailingBuild, 'key' | 'error' | 'isKnown' | 'again'>,
    now: number,
  ): FailingBuild {
    const old = this.#byKey.get(key);
    const tries = (old?.tries ?? 0) + 1;
    const pause = Math.min(maxPauseMs, firstPauseMs * 2 ** (tries - 1));
    const failing: FailingBuild = {
      key,
      error,
      since: old?.since ?? machineNow(),
      startedAt: old?.startedAt ?? now,
      isKnown: isKnown || (old?.isKnown ?? false),
      nextTry: now + pause,
      tries,
      again,
    };
    if (!old && this.#byKey.size >= maxRemembered) this.#byKey.delete(this.#byKey.keys().next().value!);
    this.#byKey.set(key, failing);
    this.#onChange(this.#known(), old ? undefined : failing);
    return failing;
  }

  remove(key: string): void {
    if (this.#byKey.delete(key)) this.#onChange(this.#known());
  }

  due(now: number): FailingBuild | undefined {
    return this.#known().find(({ nextTry }) => nextTry <= now);
  }

  #known(): FailingBuild[] {
    return [...this.#byKey.values()].filter(({ isKnown }) => isKnown);
  }
}
