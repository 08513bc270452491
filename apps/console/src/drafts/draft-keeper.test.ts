/** Editing an item, against an in-memory desk that follows the contract. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findKind } from '@podium/content';
import type { DeskItemAnswer, DraftChange } from '@podium/contract';
import { RequestError } from '../api/request.ts';
import type { DeskApi } from '../api/desk-api.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { memoryStore } from './memory-store.ts';
import { savedText } from './saved-text.ts';
import type { TextStore } from './saved-text.ts';

const kind = findKind('notice')!;
const key = { kind: 'notice', id: 'storm' };
const at = '2026-10-12T08:00:00-03:00';
const someone = { id: 'b', username: 'bia' };

type FakeApi = Pick<DeskApi, 'item' | 'saveDraft' | 'discardDraft' | 'sendToReview' | 'publish' | 'withdraw'>;

/** A desk with one item. */
class FakeDesk implements FakeApi {
  stored: DeskItemAnswer = { ...key, published: null, draft: null, needsReview: false, missing: {} };
  isDown = false;
  readonly saves: { version: number; change: DraftChange }[] = [];

  async item(): Promise<DeskItemAnswer> {
    this.#answers();
    return structuredClone(this.stored);
  }
  async saveDraft(_: unknown, version: number, change: DraftChange): Promise<DeskItemAnswer> {
    this.#answers();
    this.#permit(version);
    this.saves.push({ version, change });
    return this.write(change, null);
  }
  async discardDraft(_: unknown, version: number): Promise<void> {
    this.#permit(version);
    this.stored.draft = null;
  }
  async sendToReview(_: unknown, version: number): Promise<DeskItemAnswer> {
    this.#permit(version);
    this.stored.draft!.state = 'review';
    return this.item();
  }
  async publish(_: unknown, version: number): Promise<DeskItemAnswer> {
    this.#permit(version);
    const { draft, published } = this.stored;
    if (draft!.basedOn !== (published?.entry ?? null)) throw conflict('published');
    const entry = (published?.entry ?? 0) + 1;
    this.stored.published = { data: draft!.data, order: null, entry, publishedAt: at, changedAt: at };
    this.stored.draft = null;
    return this.item();
  }
  async withdraw(): Promise<void> {
    this.stored.published = null;
  }
  /** Writes a draft without checks, like any other editor. */
  async write({ data, order, basedOn }: DraftChange, editedBy: typeof someone | null): Promise<DeskItemAnswer> {
    const version = (this.stored.draft?.version ?? 0) + 1;
    const itemState = { state: 'draft', publishAt: null, editedAt: at, failure: null, faults: [] } as const;
    this.stored.draft = { ...itemState, data, order, version, editedBy, basedOn, faults: [] };
    return this.item();
  }
  #answers(): void {
    if (this.isDown) throw new RequestError(0, { code: 'offline', message: 'no network' });
  }
  #permit(version: number): void {
    if (version !== (this.stored.draft?.version ?? 0)) throw conflict('version');
  }
}

const conflict = (field: string): RequestError =>
  new RequestError(409, { code: 'conflict', message: '', fields: [{ field, message: 'changed' }] });

let desk: FakeDesk;
let store: TextStore;
const open = async (): Promise<DraftKeeper> =>
  new DraftKeeper({ api: desk, kind, key, item: await desk.item(), store });
const text = (en: string): Record<string, unknown> => ({ severity: 'info', text: { en } });

beforeEach(() => {
  vi.useFakeTimers();
  desk = new FakeDesk();
  store = memoryStore();
});
afterEach(() => vi.useRealTimers());

describe('saving', () => {
  it('happens a second after the last change, once', async () => {
    const keeper = await open();
    keeper.change(text('S'));
    await vi.advanceTimersByTimeAsync(900);
    keeper.change(text('Storm'));
    await vi.advanceTimersByTimeAsync(900);
    expect([desk.saves.length, keeper.state().saving]).toEqual([0, 'waiting']);
    await vi.advanceTimersByTimeAsync(200);
    expect(desk.saves).toEqual([{ version: 0, change: { data: text('Storm'), order: null, basedOn: null } }]);
    expect(keeper.state().saving).toBe('saved');
  });

  it('sends the version that the changes are based on', async () => {
    const keeper = await open();
    for (const body of ['one', 'two', 'three']) {
      keeper.change(text(body));
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(desk.saves.map(({ version }) => version)).toEqual([0, 1, 2]);
  });

  it('sends text that is typed during a save with the next save', async () => {
    const keeper = await open();
    keeper.change(text('one'));
    const saving = keeper.flush();
    keeper.change(text('two'));
    await saving;
    await vi.advanceTimersByTimeAsync(1000);
    expect(desk.stored.draft?.data).toEqual(text('two'));
    expect(keeper.state().saving).toBe('saved');
  });

  it('is tried again until the network is back', async () => {
    const keeper = await open();
    desk.isDown = true;
    keeper.change(text('Storm'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(keeper.state().saving).toBe('failed');
    desk.isDown = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(keeper.state().saving).toBe('saved');
    expect(desk.stored.draft?.data).toEqual(text('Storm'));
  });
});

describe('a closed tab', () => {
  it('keeps unsaved text on the device, and saves it at the next visit', async () => {
    const keeper = await open();
    keeper.change(text('Storm'));
    keeper.close();
    expect(savedText(store, key)).toMatchObject({ version: 0, data: text('Storm') });
    const next = await open();
    expect(next.state()).toMatchObject({ data: text('Storm'), isRestored: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect(desk.stored.draft?.data).toEqual(text('Storm'));
    expect(savedText(store, key)).toBeUndefined();
  });

  it('keeps unsaved text even if another user changed the item in the meantime', async () => {
    (await open()).change(text('Mine'));
    await desk.write({ data: text('Theirs'), order: null, basedOn: null }, someone);
    const next = await open();
    expect(next.state().conflict).toMatchObject({
      by: someone,
      lines: expect.arrayContaining([
        { path: 'text.en', mine: 'Mine', theirs: 'Theirs', choice: 'mine', isContested: true },
      ]),
    });
  });
});

describe('another editor', () => {
  async function openOutdated(): Promise<DraftKeeper> {
    await desk.write({ data: text('Storm'), order: null, basedOn: null }, null);
    const keeper = await open();
    keeper.change({ ...text('Storm'), severity: 'danger' });
    await desk.write(
      { data: { severity: 'info', text: { en: 'Storm', pt: 'Tempestade' } }, order: null, basedOn: null },
      someone,
    );
    await vi.advanceTimersByTimeAsync(1000);
    return keeper;
  }

  it('a conflict with another editor names that user and the parts that both changed', async () => {
    const { conflict } = (await openOutdated()).state();
    expect(conflict).toMatchObject({ by: someone, at });
    expect(conflict?.lines.map(({ path, choice }) => [path, choice])).toEqual([
      ['severity', 'mine'],
      ['text.pt', 'theirs'],
    ]);
  });

  it('blocks saving until the user has chosen between both versions', async () => {
    const keeper = await openOutdated();
    keeper.change({ ...text('Storm'), severity: 'warning' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(desk.saves).toEqual([]);
    await keeper.settle(keeper.state().conflict!.lines);
    expect(desk.stored.draft?.data).toEqual({ severity: 'warning', text: { en: 'Storm', pt: 'Tempestade' } });
    expect(keeper.state()).toMatchObject({ saving: 'saved', conflict: undefined });
  });

  it('may publish in the meantime: a draft of the older version is then compared before it is published', async () => {
    const version = (title: string, entry: number) =>
      ({ data: text(title), order: null, entry, publishedAt: at, changedAt: at }) as const;
    desk.stored.published = version('Old', 1);
    const keeper = await open();
    keeper.change(text('Mine'));
    await vi.advanceTimersByTimeAsync(1000);
    desk.stored.published = version('Theirs', 2);
    await expect(keeper.publish({})).rejects.toThrow(RequestError);
    const { lines } = keeper.state().conflict!;
    expect(lines).toMatchObject([{ path: 'text.en', mine: 'Mine', theirs: 'Theirs', isContested: true }]);
    await keeper.settle(lines);
    await keeper.publish({});
    expect(desk.stored.published).toMatchObject({ entry: 3, data: text('Mine') });
  });
});

describe('actions', () => {
  it('save unsaved text first', async () => {
    const keeper = await open();
    keeper.change(text('Storm'));
    await keeper.publish({});
    expect(desk.stored).toMatchObject({ draft: null, published: { data: text('Storm') } });
    expect(keeper.state().item.published?.entry).toBe(1);
  });

  it('discarding restores the published version', async () => {
    const keeper = await open();
    keeper.change(text('Storm'));
    await keeper.publish({});
    keeper.change(text('No storm'));
    await vi.advanceTimersByTimeAsync(1000);
    await keeper.discard();
    expect(keeper.state()).toMatchObject({ data: text('Storm'), saving: 'saved' });
  });
});
