import type { ScorerStep, ScorerAnswer } from '@podium/contract';
import { backoffMs } from '../../live/backoff.ts';

type RefusalReason = ScorerAnswer['refused'][number]['message'] | 'other';

/** The data stored on a device for one link. */
export interface SavedScore {
  /** Unsent steps in order. */
  steps: readonly ScorerStep[];
  refused: readonly { step: ScorerStep; message: RefusalReason }[];
  /** The newest sheet from the server. */
  sheet?: ScorerAnswer['sheet'];
  label?: string;
}

export const emptyScore: SavedScore = { steps: [], refused: [] };

export interface ScoreState extends SavedScore {
  /** False until the device's storage has been read. */
  isRead: boolean;
  /** `offline`: retries automatically. `ended`: the link is unknown, expired or revoked. */
  trouble: 'offline' | 'ended' | undefined;
  /** False if the device cannot store data: closing the page would lose unsent steps. */
  isStored: boolean;
}

export interface ScoreStore {
  read(): Promise<SavedScore | undefined>;
  /** Changes the record in one transaction. @returns the new record */
  change(change: (saved: SavedScore) => SavedScore): Promise<SavedScore>;
}

interface Parts {
  store: ScoreStore;
  /** @throws an error with the `status` of the response; 0 or none if there was no response */
  post: (steps: readonly ScorerStep[]) => Promise<ScorerAnswer>;
  onChange: (state: ScoreState) => void;
  pauseMs?: (failures: number) => number;
}

const maxSteps = 500;
const endedStatuses: ReadonlySet<number> = new Set([401, 403, 404, 410]);

/**
 * Stores each step on the device before sending it, and sends stored steps in order until the server has confirmed
 * them. The ids of the steps make the server ignore repeats.
 */
export class ScoreKeeper {
  readonly #parts: Parts;
  #state: ScoreState = { ...emptyScore, isRead: false, trouble: undefined, isStored: true };
  #writing: Promise<unknown> = Promise.resolve();
  #isSending = false;
  #isAskedAgain = false;
  #isStopped = false;
  #failures = 0;
  #batch = maxSteps;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    const saved = await this.#parts.store.read().catch(() => {
      this.#set({ isStored: false });
      return undefined;
    });
    this.#set({ ...saved, steps: [...(saved?.steps ?? []), ...this.#state.steps], isRead: true });
    await this.send();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Applies a step immediately and sends it as soon as possible. */
  async add(step: ScorerStep): Promise<void> {
    await this.#change((saved) => ({ ...saved, steps: [...saved.steps, step] }));
    await this.send();
  }

  /** Sends a refused entry again, with the same id: its author has answered the question about it. */
  async addRefused(step: ScorerStep): Promise<void> {
    const isOther = ({ step: { id } }: SavedScore['refused'][number]): boolean => id !== step.id;
    await this.#change((saved) => ({
      ...saved,
      steps: [...saved.steps, step],
      refused: saved.refused.filter(isOther),
    }));
    await this.send();
  }

  /** Leaves out one refused entry. */
  async forgetOne(id: string): Promise<void> {
    await this.#change((saved) => ({ ...saved, refused: saved.refused.filter(({ step }) => step.id !== id) }));
  }

  async forgetRefused(): Promise<void> {
    await this.#change((saved) => ({ ...saved, refused: saved.refused.filter(isQuestion) }));
  }

  /** Sends all waiting steps; without steps, requests the latest sheet. */
  async send(): Promise<void> {
    if (this.#isStopped) return;
    this.#isAskedAgain = true;
    if (this.#isSending) return;
    this.#isSending = true;
    clearTimeout(this.#timer);
    try {
      while (this.#isAskedAgain) {
        this.#isAskedAgain = false;
        await this.#writing;
        const batch = this.#state.steps.slice(0, this.#batch);
        const isSettled = await this.#sendBatch(batch);
        this.#isAskedAgain = isSettled && (this.#isAskedAgain || this.#state.steps.length > 0);
      }
    } finally {
      this.#isSending = false;
    }
  }

  /** @returns false if nothing can be sent now */
  async #sendBatch(batch: readonly ScorerStep[]): Promise<boolean> {
    try {
      const response = await this.#parts.post(batch);
      this.#failures = 0;
      this.#set({ trouble: undefined });
      const stepCount = this.#state.steps.length;
      await this.#change((saved) => settle(saved, batch, response));
      if (this.#state.steps.length === 0) this.#batch = maxSteps;
      return batch.length === 0 || this.#state.steps.length < stepCount;
    } catch (error) {
      const { status = 0 } = error as { status?: number };
      if ((status === 400 || status === 422) && batch.length > 0) return this.#isolate(batch);
      this.#set({ trouble: status === 422 || status === 400 || endedStatuses.has(status) ? 'ended' : 'offline' });
      if (this.#state.trouble === 'offline') this.#retry();
      return false;
    }
  }

  /**
   * An unreadable step must not block the others: after a failed batch, steps are sent one by one until it is found.
   */
  async #isolate(batch: readonly ScorerStep[]): Promise<boolean> {
    if (batch.length > 1) this.#batch = 1;
    else
      await this.#change((saved) => ({
        ...saved,
        steps: saved.steps.filter(({ id }) => id !== batch[0]!.id),
        refused: [...saved.refused, { step: batch[0]!, message: 'other' }],
      }));
    return true;
  }

  #retry(): void {
    if (this.#isStopped) return;
    const { pauseMs = (failures: number) => 500 + backoffMs(failures) } = this.#parts;
    this.#timer = setTimeout(() => void this.send(), pauseMs(this.#failures++));
  }

  /** Applies a change immediately and stores it; changes are stored in order. */
  async #change(change: (saved: SavedScore) => SavedScore): Promise<void> {
    this.#set(change(this.#state));
    const write = this.#writing.then(async () => this.#parts.store.change(change));
    this.#writing = write.then(
      () => this.#set({ isStored: true }),
      () => this.#set({ isStored: false }),
    );
    await this.#writing;
  }

  #set(change: Partial<ScoreState>): void {
    this.#state = { ...this.#state, ...change };
    if (!this.#isStopped) this.#parts.onChange(this.#state);
  }
}

type Refused = SavedScore['refused'][number];

/** A refusal that asks its author something: it stays on the device until it is answered. */
export const isQuestion = (refused: Refused): refused is Refused & { message: 'sameScore' } =>
  refused.message === 'sameScore';

/** A refusal that its author only reads. */
export const isNote = (refused: Refused): refused is Refused & { message: Exclude<RefusalReason, 'sameScore'> } =>
  refused.message !== 'sameScore';

function settle(
  saved: SavedScore,
  batch: readonly ScorerStep[],
  { taken, refused, sheet, label }: ScorerAnswer,
): SavedScore {
  const takenIds = new Set(taken);
  const faults = new Map(refused.map(({ id, message }) => [id, message]));
  const isAnswered = ({ id }: ScorerStep): boolean => takenIds.has(id) || faults.has(id);
  return {
    ...saved,
    sheet,
    label,
    steps: saved.steps.filter((step) => !isAnswered(step)),
    refused: [
      ...saved.refused,
      ...batch.flatMap((step) => (faults.has(step.id) ? [{ step, message: faults.get(step.id)! }] : [])),
    ],
  };
}
