import { RequestError } from '../api/request.ts';
import type { ItemKey } from '../api/desk-api.ts';
import { removeText, saveText } from './saved-text.ts';
import type { SavedText, TextStore } from './saved-text.ts';

export interface KeptState<Conflict> {
  saving: 'saved' | 'waiting' | 'saving' | 'failed';
  savedAt: Date | undefined;
  failure: unknown;
  /** A change by another user; nothing is saved until this user has chosen. */
  conflict: Conflict | undefined;
  /** Incremented whenever the data changed other than by typing, so that the form must be updated. */
  revision: number;
  /** Unsaved text of an earlier visit was restored. */
  isRestored: boolean;
}

export interface KeeperTiming {
  /** Delay between the last change and saving; undefined: only `flush` saves. */
  delayMs?: number | undefined;
  /** Delay after a failure that may pass by itself. */
  retryMs?: number;
}

/** Unsaved text on this device. */
interface Kept {
  store: TextStore;
  key: ItemKey;
}

const unsaved = { savedAt: undefined, failure: undefined, conflict: undefined, revision: 0, isRestored: false };

/**
 * Something that several people edit: saves a while after the last change, one request at a time, keeps unsaved text on
 * the device, tries again after failures, and never overwrites another user's change.
 *
 * @typeParam Own what is edited, and what the server knows of it
 */
export abstract class Keeper<Own extends object, Conflict> {
  readonly #listeners = new Set<() => void>();
  readonly #delayMs: number | undefined;
  readonly #retryMs: number;
  readonly #kept: Kept;
  #state: KeptState<Conflict> & Own;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run: Promise<void> | undefined;

  constructor(own: Own, { delayMs, retryMs = 5000 }: KeeperTiming, kept: Kept) {
    this.#state = { ...own, ...unsaved, saving: 'saved' };
    this.#delayMs = delayMs;
    this.#retryMs = retryMs;
    this.#kept = kept;
  }

  readonly state = (): KeptState<Conflict> & Own => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Saves unsaved data again. A failure is reported in the state. */
  readonly retry = (): void => {
    if (this.#state.saving === 'failed' && this.#state.conflict === undefined) this.#schedule(0);
  };

  /**
   * Saves unsaved changes immediately.
   * @throws RequestError if that fails
   */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#run;
    while (this.#state.saving !== 'saved') {
      await this.#once();
      if (this.#state.saving === 'failed') throw this.#state.failure;
      // A change made during a request needs another request, unless the user decides when to save.
      if (this.#delayMs === undefined) return;
    }
  }

  /** Stops the timer; unsaved text is kept on this device. */
  close(): void {
    clearTimeout(this.#timer);
  }

  /** Sends the data, based on the version last seen. */
  protected abstract save(state: Own): Promise<Partial<Own>>;
  /** @returns whether the data of two states are the same, regardless of their versions */
  protected abstract isSameData(a: Own, b: Own): boolean;
  /** @returns the stored state of this device: the data, and the version that they are based on */
  protected abstract unsavedText(state: Own): SavedText<unknown, unknown>;
  /** @returns the conflict that an error reports; undefined if it is another one, which the page explains */
  protected abstract conflictOf(error: RequestError): Promise<Conflict | undefined>;

  protected set(common: Partial<KeptState<Conflict>>, own?: Partial<Own>): void {
    this.#state = { ...this.#state, ...own, ...common };
    for (const listener of this.#listeners) listener();
  }

  /** Applies a change by this user, stores it on the device and schedules the save. */
  protected take(own: Partial<Own>): void {
    this.set({ saving: 'waiting' }, own);
    this.#keepText();
    if (this.#state.conflict === undefined) this.#schedule(this.#delayMs);
  }

  /** Shows text of an earlier visit, which is saved unless it conflicts with a newer version. */
  protected restore(own: Partial<Own>, conflict?: Conflict): void {
    this.set({ isRestored: true, conflict, ...(conflict === undefined && { saving: 'waiting' }) }, own);
    if (conflict === undefined) this.#schedule(this.#delayMs);
  }

  /** Replaces the data by that of the server. */
  protected show(own: Partial<Own>, { isTyped }: { isTyped: boolean }): void {
    this.set(
      { ...unsaved, savedAt: this.#state.savedAt, saving: 'saved', revision: this.#state.revision + (isTyped ? 0 : 1) },
      own,
    );
  }

  /** Waits for a request that is under way, and starts no other one. */
  protected async settled(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#run;
  }

  protected forgetText(): void {
    removeText(this.#kept.store, this.#kept.key);
  }

  /** Notes the conflict that an error reports. If it cannot be loaded, saving is tried again. */
  protected async noteConflict(error: unknown): Promise<void> {
    if (!(error instanceof RequestError)) return;
    try {
      const conflict = await this.conflictOf(error);
      if (conflict !== undefined) this.set({ conflict, failure: error });
    } catch (failure) {
      this.set({ failure });
      this.#schedule(this.#delayMs === undefined ? undefined : this.#retryMs);
    }
  }

  #schedule(delayMs: number | undefined): void {
    clearTimeout(this.#timer);
    if (delayMs === undefined) return;
    // Ignored here: `flush` stores the failure in the state, which shows it with a retry.
    const ignore = (): void => undefined;
    this.#timer = setTimeout(() => void this.flush().catch(ignore), delayMs);
  }

  /** One request at a time: the next one needs the version created by this one. */
  async #once(): Promise<void> {
    this.#run ??= this.#send().finally(() => {
      this.#run = undefined;
    });
    await this.#run;
  }

  async #send(): Promise<void> {
    const sent = this.#state;
    this.set({ saving: 'saving' });
    try {
      const own = await this.save(sent);
      const isNewer = !this.isSameData(this.#state, sent);
      this.set(
        { saving: isNewer ? 'waiting' : 'saved', savedAt: new Date(), failure: undefined, isRestored: false },
        own,
      );
      if (isNewer) this.#keepText();
      else this.forgetText();
    } catch (error) {
      this.set({ saving: 'failed', failure: error });
      const isTemporary = !(error instanceof RequestError) || error.status === 0 || error.status >= 500;
      if (isTemporary) this.#schedule(this.#delayMs === undefined ? undefined : this.#retryMs);
      else await this.noteConflict(error);
    }
  }

  #keepText(): void {
    const { store, key } = this.#kept;
    saveText(store, key, this.unsavedText(this.#state));
  }
}
