import type { FirstGamesAnswer, GamesPlan, PlanAct } from '@podium/contract';
import type { RequestError } from '../../api/request.ts';
import { Keeper } from '../../drafts/keeper.ts';
import type { KeeperTiming, KeptState } from '../../drafts/keeper.ts';
import { savedText } from '../../drafts/saved-text.ts';
import type { SavedText, TextStore } from '../../drafts/saved-text.ts';
import { isSame } from '../../fields/units.ts';
import { keepNumbers } from './plan-numbers.ts';

interface PlanApi {
  read: () => Promise<FirstGamesAnswer>;
  /** @throws RequestError `conflict` if the version is outdated */
  save: (plan: GamesPlan, version: number) => Promise<FirstGamesAnswer>;
  publish: (version: number) => Promise<FirstGamesAnswer>;
  act: (act: PlanAct, version: number) => Promise<FirstGamesAnswer>;
  takeBack: (version: number) => Promise<FirstGamesAnswer>;
}

interface Planned {
  plan: GamesPlan;
  /** The state last received from the server. */
  answer: FirstGamesAnswer;
}

/** The conflict is the name of the user who saved first. */
export type PlanState = KeptState<string> & Planned;

interface PlanKeeperOptions extends KeeperTiming {
  api: PlanApi;
  answer: FirstGamesAnswer;
  read: (saved: Readonly<Record<string, unknown>>) => GamesPlan;
  store: TextStore;
}

const key = { kind: 'first-games', id: 'plan' };

/** The plan being edited. A conflict offers one of the two plans as a whole, because its parts depend on each other. */
export class PlanKeeper extends Keeper<Planned, string> {
  readonly #options: PlanKeeperOptions;

  constructor(options: PlanKeeperOptions) {
    const { answer, read, store, delayMs = 1000, retryMs } = options;
    const plan = read(answer.plan);
    super({ plan, answer }, { delayMs, retryMs }, { store, key });
    this.#options = options;
    const text = savedText<Readonly<Record<string, unknown>>>(store, key);
    if (!text || isSame(text.data, plan)) return;
    const isCurrent = text.version === answer.version;
    this.restore({ plan: read(text.data) }, isCurrent ? undefined : (answer.editedBy?.username ?? ''));
  }

  readonly change = (change: (plan: GamesPlan) => GamesPlan): void => {
    const { plan } = this.state();
    this.take({ plan: keepNumbers(plan, change(plan)) });
  };

  /** Changes the plan other than by typing: the fields show it. */
  readonly replace = (change: (plan: GamesPlan) => GamesPlan): void => {
    this.change(change);
    this.set({ revision: this.state().revision + 1 });
  };

  /** @throws RequestError 409 or 422 with the fields that prevent publication */
  async publish(): Promise<void> {
    await this.flush();
    // A plan that contains only defaults was never saved.
    if (this.state().answer.version === 0) {
      this.set({ saving: 'waiting' });
      await this.flush();
    }
    try {
      this.set({}, { answer: await this.#options.api.publish(this.state().answer.version) });
    } catch (error) {
      await this.noteConflict(error);
      throw error;
    }
  }

  /**
   * Changes a published event, in public and in the plan.
   *
   * @throws RequestError 409 if it cannot be done
   */
  readonly act = async (act: PlanAct): Promise<void> =>
    this.#changePublic(async (version) => this.#options.api.act(act, version));

  /** Restores the public plan from before the last publication. @throws RequestError 409 if contests have begun */
  readonly takeBack = async (): Promise<void> => this.#changePublic(this.#options.api.takeBack);

  async #changePublic(send: (version: number) => Promise<FirstGamesAnswer>): Promise<void> {
    await this.flush();
    try {
      const answer = await send(this.state().answer.version);
      this.forgetText();
      this.show({ answer, plan: this.#options.read(answer.plan) }, { isTyped: false });
    } catch (error) {
      await this.noteConflict(error);
      throw error;
    }
  }

  /** Resolves a conflict: loads the other user's plan, or overwrites it with this one. */
  async settle(choice: 'theirs' | 'mine'): Promise<void> {
    const answer = await this.#options.api.read();
    if (choice === 'theirs') {
      this.forgetText();
      this.show({ answer, plan: this.#options.read(answer.plan) }, { isTyped: false });
    } else {
      this.set({ failure: undefined, conflict: undefined, saving: 'waiting' }, { answer });
      await this.flush();
    }
  }

  protected override async save({ plan, answer }: Planned): Promise<Partial<Planned>> {
    return { answer: await this.#options.api.save(plan, answer.version) };
  }

  protected override isSameData(a: Planned, b: Planned): boolean {
    return a.plan === b.plan;
  }

  protected override unsavedText({ plan, answer }: Planned): SavedText<GamesPlan, null> {
    return { version: answer.version, base: null, data: plan, order: null };
  }

  protected override async conflictOf({ fields }: RequestError): Promise<string | undefined> {
    return fields.find(({ field }) => field === 'version')?.message;
  }
}
