import type { FirstGamesAnswer, GamesPlan } from '@podium/contract';
import { RequestError } from '../../api/request.ts';
import { keepNumbers } from './plan-numbers.ts';

interface PlanApi {
  read: () => Promise<FirstGamesAnswer>;
  /** @throws RequestError `conflict` if the version is outdated */
  save: (plan: GamesPlan, version: number) => Promise<FirstGamesAnswer>;
  publish: (version: number) => Promise<FirstGamesAnswer>;
}

export interface PlanState {
  plan: GamesPlan;
  /** The state last received from the server. */
  answer: FirstGamesAnswer;
  saving: 'saved' | 'waiting' | 'saving' | 'failed';
  failure: unknown;
  /** Name of the user who saved first; nothing is saved until a version is chosen. */
  conflict: string | undefined;
  /** Incremented when the plan was replaced other than by typing, so that fields must be updated. */
  revision: number;
}

interface KeeperOptions {
  api: PlanApi;
  answer: FirstGamesAnswer;
  read: (saved: Readonly<Record<string, unknown>>) => GamesPlan;
  delayMs?: number;
  retryMs?: number;
}

/** The plan being edited: saves automatically and never overwrites another user's changes. */
export class PlanKeeper {
  readonly #options: Required<KeeperOptions>;
  readonly #listeners = new Set<() => void>();
  #state: PlanState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run: Promise<void> | undefined;

  constructor(options: KeeperOptions) {
    this.#options = { delayMs: 800, retryMs: 5000, ...options };
    const { answer, read } = options;
    this.#state = {
      plan: read(answer.plan),
      answer,
      saving: 'saved',
      failure: undefined,
      conflict: undefined,
      revision: 0,
    };
  }

  readonly state = (): PlanState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly change = (change: (plan: GamesPlan) => GamesPlan): void => {
    const { plan } = this.#state;
    this.#set({ plan: keepNumbers(plan, change(plan)), saving: 'waiting' });
    if (this.#state.conflict === undefined) this.#schedule(this.#options.delayMs);
  };

  /** Changes the plan other than by typing: the fields show it. */
  readonly replace = (change: (plan: GamesPlan) => GamesPlan): void => {
    this.change(change);
    this.#set({ revision: this.#state.revision + 1 });
  };

  /** Saves again what was not saved. A failure is in the state. */
  readonly retry = (): void => {
    if (this.#state.saving === 'failed' && this.#state.conflict === undefined) this.#schedule(0);
  };

  /**
   * Saves unsaved changes.
   * @throws RequestError if that fails
   */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    // A change made during a request needs another request.
    while (this.#state.saving !== 'saved') {
      await this.#save();
      if (this.#state.saving === 'failed') throw this.#state.failure;
    }
  }

  /** @throws RequestError 409 or 422 with the fields that prevent publication */
  async publish(): Promise<void> {
    await this.flush();
    // A plan that contains only defaults was never saved.
    if (this.#state.answer.version === 0) {
      this.#set({ saving: 'waiting' });
      await this.flush();
    }
    try {
      this.#set({ answer: await this.#options.api.publish(this.#state.answer.version) });
    } catch (error) {
      this.#noteConflict(error);
      throw error;
    }
  }

  /** Resolves a conflict: loads the other user's plan, or overwrites it with this one. */
  async settle(choice: 'theirs' | 'mine'): Promise<void> {
    const answer = await this.#options.api.read();
    this.#set({ answer, failure: undefined, conflict: undefined });
    if (choice === 'theirs') {
      const revision = this.#state.revision + 1;
      this.#set({ plan: this.#options.read(answer.plan), saving: 'saved', revision });
    } else {
      this.#set({ saving: 'waiting' });
      await this.flush();
    }
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    // A failure is in the state, which offers a retry.
    this.#timer = setTimeout(() => void this.flush().catch(() => undefined), delayMs);
  }

  /** One request at a time: the next one needs the version returned by this one. */
  async #save(): Promise<void> {
    this.#run ??= this.#send().finally(() => {
      this.#run = undefined;
    });
    await this.#run;
  }

  async #send(): Promise<void> {
    const { plan, answer } = this.#state;
    this.#set({ saving: 'saving' });
    try {
      const saved = await this.#options.api.save(plan, answer.version);
      this.#set({ answer: saved, saving: this.#state.plan === plan ? 'saved' : 'waiting', failure: undefined });
    } catch (error) {
      this.#set({ saving: 'failed', failure: error });
      this.#noteConflict(error);
      const isTemporary = !(error instanceof RequestError) || error.status === 0 || error.status >= 500;
      if (isTemporary) this.#schedule(this.#options.retryMs);
    }
  }

  #noteConflict(error: unknown): void {
    const editor =
      error instanceof RequestError ? error.fields.find(({ field }) => field === 'version')?.message : undefined;
    if (editor !== undefined) this.#set({ conflict: editor });
  }

  #set(change: Partial<PlanState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
