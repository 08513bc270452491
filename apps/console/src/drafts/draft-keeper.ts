import type { Kind } from '@podium/content';
import type { DeskItemAnswer, DeskPerson, PublishRequest } from '@podium/contract';
import { RequestError } from '../api/request.ts';
import type { DeskApi, ItemKey } from '../api/desk-api.ts';
import { isSame, mergeLines, mergeItem } from '../fields/units.ts';
import type { MergeLine } from '../fields/units.ts';
import type { ItemData } from '../fields/form-values.ts';
import { removeText, saveText, savedText } from './saved-text.ts';
import type { TextStore } from './saved-text.ts';

interface Conflict {
  /** The current state of the item on the server. */
  theirs: DeskItemAnswer;
  /** Who changed it and when; null if unknown. */
  by: DeskPerson;
  at: string | undefined;
  lines: readonly MergeLine[];
}

export interface DraftState {
  /** The state last received from the server. */
  item: DeskItemAnswer;
  data: ItemData;
  order: number | null;
  /** Incremented whenever the data changed other than by typing, so that the form must be updated. */
  revision: number;
  saving: 'saved' | 'waiting' | 'saving' | 'failed';
  savedAt: Date | undefined;
  failure: unknown;
  /** A conflict with another user: both changes, line by line, and the other version as a whole. */
  conflict: Conflict | undefined;
  /** Unsaved text of an earlier visit was restored. */
  isRestored: boolean;
}

export interface KeeperOptions {
  api: Pick<DeskApi, 'item' | 'saveDraft' | 'discardDraft' | 'sendToReview' | 'publish' | 'withdraw'>;
  kind: Kind;
  key: ItemKey;
  item: DeskItemAnswer;
  store: TextStore;
  /** Delay between the last change and saving the draft. */
  delayMs?: number;
  retryMs?: number;
}

const draftData = ({ draft, published }: DeskItemAnswer): ItemData => draft?.data ?? published?.data ?? {};
const draftOrder = ({ draft, published }: DeskItemAnswer): number | null =>
  draft ? draft.order : (published?.order ?? null);
const versionIn = ({ draft }: DeskItemAnswer): number => draft?.version ?? 0;
const draftBasis = ({ draft, published }: DeskItemAnswer): number | null =>
  draft ? draft.basedOn : (published?.entry ?? null);

/** The item being edited: saves automatically, keeps unsaved text, and detects changes by other users. */
export class DraftKeeper {
  readonly #options: Required<KeeperOptions>;
  readonly #listeners = new Set<() => void>();
  #state: DraftState;
  /** The draft before this user changed it. */
  #base: ItemData;
  /** The published version on which the draft is based. */
  #basedOn: number | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #save: Promise<void> | undefined;

  constructor(options: KeeperOptions) {
    this.#options = { delayMs: 1000, retryMs: 5000, ...options };
    const { item, kind, key, store } = options;
    this.#base = draftData(item);
    this.#basedOn = draftBasis(item);
    this.#state = {
      item,
      data: this.#base,
      order: draftOrder(item),
      revision: 0,
      saving: 'saved',
      savedAt: undefined,
      failure: undefined,
      conflict: undefined,
      isRestored: false,
    };
    const savedDraft = savedText(store, key);
    if (!savedDraft || (isSame(savedDraft.data, this.#base) && savedDraft.order === this.#state.order)) return;
    this.#state = { ...this.#state, data: savedDraft.data, order: savedDraft.order, isRestored: true };
    if (savedDraft.version === versionIn(item)) {
      this.#state.saving = 'waiting';
      this.#schedule(this.#options.delayMs);
    } else {
      this.#state.conflict = conflictWith(item, mergeLines(kind, savedDraft.base, savedDraft.data, this.#base));
    }
  }

  readonly state = (): DraftState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(data: ItemData, order = this.#state.order): void {
    this.#set({ data, order, saving: 'waiting' });
    this.#keep();
    if (!this.#state.conflict) this.#schedule(this.#options.delayMs);
  }

  /** Replaces the data of the form, with that of an older version for example. */
  replace(data: ItemData): void {
    this.#set({ revision: this.#state.revision + 1 });
    this.change(data);
  }

  /** Saves again what was not saved. A failure is in the state. */
  readonly retry = (): void => {
    if (this.#state.saving === 'failed' && !this.#state.conflict) this.#schedule(0);
  };

  /**
   * Saves unsaved changes immediately.
   * @throws RequestError if that fails
   */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#save;
    if (this.#state.saving !== 'saved') await this.#run();
    if (this.#state.saving !== 'saved')
      throw this.#state.failure ?? new RequestError(409, { code: 'conflict', message: '' });
  }

  /** Resolves a conflict with a choice for each line. */
  async settle(lines: readonly MergeLine[]): Promise<void> {
    const { conflict, data, revision } = this.#state;
    if (!conflict) return;
    const { kind } = this.#options;
    const mergedItem = mergeItem(kind, data, lines);
    const { theirs } = conflict;
    this.#base = draftData(theirs);
    this.#basedOn = theirs.published?.entry ?? null;
    const isSaved = isSame(mergedItem, this.#base) && draftBasis(theirs) === this.#basedOn;
    this.#set({
      item: theirs,
      data: mergedItem,
      conflict: undefined,
      revision: revision + 1,
      saving: isSaved ? 'saved' : 'waiting',
    });
    if (isSaved) this.#forget();
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
    clearTimeout(this.#timer);
    await this.#save;
    const { api, key } = this.#options;
    const version = versionIn(this.#state.item);
    if (version > 0) await api.discardDraft(key, version);
    this.#forget();
    await this.reload();
  }

  async withdraw(reason: string): Promise<void> {
    const { api, key } = this.#options;
    const { published } = this.#state.item;
    if (!published) return;
    await api.withdraw(key, { entry: published.entry, reason });
    await this.reload();
  }

  /** Loads the current state from the server; a deleted item becomes an empty one. */
  async reload(): Promise<void> {
    const { api, key } = this.#options;
    this.#take(await readItem(api, key), { isShown: true });
  }

  /** Stops the timer; unsaved text is kept on this device. */
  close(): void {
    clearTimeout(this.#timer);
  }

  async #act(action: (version: number) => Promise<DeskItemAnswer>): Promise<void> {
    await this.flush();
    try {
      this.#take(await action(versionIn(this.#state.item)), { isShown: false });
    } catch (error) {
      const isConflict = error instanceof RequestError && error.fields.some(({ field }) => field !== 'review');
      if (isConflict && error.code === 'conflict') await this.#compare(error);
      throw error;
    }
  }

  #take(item: DeskItemAnswer, { isShown }: { isShown: boolean }): void {
    this.#base = draftData(item);
    this.#basedOn = draftBasis(item);
    this.#set({
      item,
      data: this.#base,
      order: draftOrder(item),
      saving: 'saved',
      failure: undefined,
      conflict: undefined,
      isRestored: false,
      revision: this.#state.revision + (isShown ? 1 : 0),
    });
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), delayMs);
  }

  async #run(): Promise<void> {
    // One request at a time: the next one needs the version created by this one.
    this.#save ??= this.#send().finally(() => {
      this.#save = undefined;
    });
    await this.#save;
    if (this.#state.saving === 'waiting' && !this.#state.conflict) await this.#run();
  }

  async #send(): Promise<void> {
    const { api, key, retryMs } = this.#options;
    const { data, order, item } = this.#state;
    this.#set({ saving: 'saving' });
    try {
      const saved = await api.saveDraft(key, versionIn(item), { data, order, basedOn: this.#basedOn });
      this.#base = data;
      const isNewer = this.#state.data !== data || this.#state.order !== order;
      this.#set({
        item: saved,
        saving: isNewer ? 'waiting' : 'saved',
        savedAt: new Date(),
        failure: undefined,
        isRestored: false,
      });
      if (isNewer) this.#keep();
      else this.#forget();
    } catch (error) {
      this.#set({ saving: 'failed', failure: error });
      if (error instanceof RequestError && error.code === 'conflict') await this.#compare(error);
      else if (!(error instanceof RequestError) || error.status === 0 || error.status >= 500) this.#schedule(retryMs);
    }
  }

  async #compare(conflict: RequestError): Promise<void> {
    const { api, key, kind } = this.#options;
    try {
      const theirs = await readItem(api, key);
      const { data, item } = this.#state;
      // My draft is the latest one, so the published version has changed.
      const isPublication = theirs.draft !== null && theirs.draft.version === versionIn(item);
      const lines = isPublication
        ? mergeLines(kind, undefined, data, theirs.published?.data ?? {})
        : mergeLines(kind, this.#base, data, draftData(theirs));
      this.#set({ conflict: conflictWith(theirs, lines, isPublication), failure: conflict });
    } catch (error) {
      this.#set({ failure: error });
      this.#schedule(this.#options.retryMs);
    }
  }

  #keep(): void {
    const { store, key } = this.#options;
    const { data, order, item } = this.#state;
    saveText(store, key, { version: versionIn(item), base: this.#base, data, order });
  }

  #forget(): void {
    removeText(this.#options.store, this.#options.key);
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
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
