import type { Kind } from '@podium/content';
import type { DeskItemAnswer, DeskPerson, PublishRequest } from '@podium/contract';
import { RequestError } from '../api/request.ts';
import type { DeskApi, ItemKey } from '../api/desk-api.ts';
import { isSame, mergeLines, mergeItem } from '../fields/units.ts';
import type { MergeLine } from '../fields/units.ts';
import type { ItemData } from '../fields/form-values.ts';
import { Keeper } from './keeper.ts';
import type { KeeperTiming, KeptState } from './keeper.ts';
import { savedText } from './saved-text.ts';
import type { SavedText, TextStore } from './saved-text.ts';

interface Conflict {
  /** The current state of the item on the server. */
  theirs: DeskItemAnswer;
  /** The author of the other change; null if unknown. */
  by: DeskPerson;
  at: string | undefined;
  lines: readonly MergeLine[];
}

interface Edited {
  /** The state last received from the server. */
  item: DeskItemAnswer;
  data: ItemData;
  order: number | null;
}

export type DraftState = KeptState<Conflict> & Edited;

export interface KeeperOptions extends KeeperTiming {
  api: Pick<DeskApi, 'item' | 'saveDraft' | 'discardDraft' | 'sendToReview' | 'publish' | 'withdraw'>;
  kind: Kind;
  key: ItemKey;
  item: DeskItemAnswer;
  store: TextStore;
}

const draftData = ({ draft, published }: DeskItemAnswer): ItemData => draft?.data ?? published?.data ?? {};
const draftOrder = ({ draft, published }: DeskItemAnswer): number | null =>
  draft ? draft.order : (published?.order ?? null);
const versionIn = ({ draft }: DeskItemAnswer): number => draft?.version ?? 0;
const draftBasis = ({ draft, published }: DeskItemAnswer): number | null =>
  draft ? draft.basedOn : (published?.entry ?? null);
const editedItem = (item: DeskItemAnswer): Edited => ({ item, data: draftData(item), order: draftOrder(item) });

/** The item being edited. Conflicts are compared line by line. */
export class DraftKeeper extends Keeper<Edited, Conflict> {
  readonly #options: KeeperOptions;
  /** The draft before this user changed it. */
  #base: ItemData;
  /** The published version on which the draft is based. */
  #basedOn: number | null;

  constructor(options: KeeperOptions) {
    const { item, kind, key, store, delayMs = 1000, retryMs } = options;
    super(editedItem(item), { delayMs, retryMs }, { store, key });
    this.#options = options;
    this.#base = draftData(item);
    this.#basedOn = draftBasis(item);
    const text = savedText(store, key);
    if (!text || (isSame(text.data, this.#base) && text.order === draftOrder(item))) return;
    const { data, order, base, version } = text;
    const isCurrent = version === versionIn(item);
    this.restore({ data, order }, isCurrent ? undefined : conflictWith(item, mergeLines(kind, base, data, this.#base)));
  }

  change(data: ItemData, order = this.state().order): void {
    this.take({ data, order });
  }

  /** Replaces the data of the form, with that of an older version for example. */
  replace(data: ItemData): void {
    this.set({ revision: this.state().revision + 1 });
    this.change(data);
  }

  /** Resolves a conflict with a choice for each line. */
  async settle(lines: readonly MergeLine[]): Promise<void> {
    const { conflict, data, revision } = this.state();
    if (!conflict) return;
    const { theirs } = conflict;
    const merged = mergeItem(this.#options.kind, data, lines);
    this.#base = draftData(theirs);
    this.#basedOn = theirs.published?.entry ?? null;
    const isSaved = isSame(merged, this.#base) && draftBasis(theirs) === this.#basedOn;
    this.set(
      { conflict: undefined, revision: revision + 1, saving: isSaved ? 'saved' : 'waiting' },
      { item: theirs, data: merged },
    );
    if (isSaved) this.forgetText();
    else await this.flush();
  }

  async publish(request: PublishRequest): Promise<void> {
    await this.#act(async (version) => this.#options.api.publish(this.#options.key, version, request));
  }

  async sendToReview(): Promise<void> {
    await this.#act(async (version) => this.#options.api.sendToReview(this.#options.key, version));
  }

  /** Discards the draft; the published version is unchanged. */
  async discard(): Promise<void> {
    await this.settled();
    const { api, key } = this.#options;
    const version = versionIn(this.state().item);
    if (version > 0) await api.discardDraft(key, version);
    this.forgetText();
    await this.reload();
  }

  async withdraw(reason: string): Promise<void> {
    const { api, key } = this.#options;
    const { published } = this.state().item;
    if (!published) return;
    await api.withdraw(key, { entry: published.entry, reason });
    await this.reload();
  }

  /** Loads the current state from the server; a deleted item becomes an empty one. */
  async reload(): Promise<void> {
    const { api, key } = this.#options;
    this.#receive(await readItem(api, key), { isTyped: false });
  }

  protected override async save({ item, data, order }: Edited): Promise<Partial<Edited>> {
    const { api, key } = this.#options;
    const saved = await api.saveDraft(key, versionIn(item), { data, order, basedOn: this.#basedOn });
    this.#base = data;
    return { item: saved };
  }

  protected override isSameData(a: Edited, b: Edited): boolean {
    return a.data === b.data && a.order === b.order;
  }

  protected override unsavedText({ item, data, order }: Edited): SavedText {
    return { version: versionIn(item), base: this.#base, data, order };
  }

  protected override async conflictOf({ code }: RequestError): Promise<Conflict | undefined> {
    if (code !== 'conflict') return undefined;
    const { api, key, kind } = this.#options;
    const theirs = await readItem(api, key);
    const { data, item } = this.state();
    // My draft is the latest one, so the published version has changed.
    const isPublication = theirs.draft !== null && theirs.draft.version === versionIn(item);
    const lines = isPublication
      ? mergeLines(kind, undefined, data, theirs.published?.data ?? {})
      : mergeLines(kind, this.#base, data, draftData(theirs));
    return conflictWith(theirs, lines, isPublication);
  }

  async #act(action: (version: number) => Promise<DeskItemAnswer>): Promise<void> {
    await this.flush();
    try {
      this.#receive(await action(versionIn(this.state().item)), { isTyped: true });
    } catch (error) {
      // A missing review is refused with the same code.
      if (error instanceof RequestError && error.fields.some(({ field }) => field !== 'review'))
        await this.noteConflict(error);
      throw error;
    }
  }

  #receive(item: DeskItemAnswer, { isTyped }: { isTyped: boolean }): void {
    this.#base = draftData(item);
    this.#basedOn = draftBasis(item);
    this.show(editedItem(item), { isTyped });
  }
}

function conflictWith(theirs: DeskItemAnswer, lines: readonly MergeLine[], isPublication = false): Conflict {
  const { draft, published } = theirs;
  return draft && !isPublication
    ? { theirs, lines, by: draft.editedBy, at: draft.editedAt }
    : { theirs, lines, by: null, at: published?.changedAt };
}

/** An item, or an empty one if it does not exist yet. */
export async function readItem(api: Pick<DeskApi, 'item'>, key: ItemKey): Promise<DeskItemAnswer> {
  try {
    return await api.item(key);
  } catch (error) {
    if (error instanceof RequestError && error.code === 'notFound')
      return { ...key, published: null, draft: null, needsReview: false, missing: {} };
    throw error;
  }
}
