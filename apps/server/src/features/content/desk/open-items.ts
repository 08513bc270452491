import type { KindName } from '@podium/content';
import type { DeskItemAnswer } from '@podium/contract';
import type { Context } from 'hono';
import type { SignedIn } from '../../../access/actor.ts';
import { ApiError } from '../../../ground/api-error.ts';
import { personal } from '../../../routes/route.ts';
import type { FeatureKit } from '../../kit.ts';
import type { contentSettings } from '../settings.ts';
import { findDraft, findPublished, listItems, versionConflict } from './drafts.ts';
import type { Draft, ItemName, Published } from './drafts.ts';
import { findFaults } from './faults.ts';
import { mayRead, permitOver, permitReading, versionData } from './may-edit.ts';
import { presentItem } from './present-items.ts';

/** Items as a user of the desk may see and change them. */
export interface OpenItems {
  name: (params: { kind: KindName; id: string }) => ItemName;
  read: (item: ItemName) => Promise<{ draft?: Draft; published?: Published }>;
  /**
   * Checks write access to an item, in both its current and its new state.
   * @throws ApiError 403, 404 without a draft, 409 if it has changed
   */
  permitDraft: (item: ItemName, seen: number, user: SignedIn) => Promise<void>;
  /** Drafts and published items within a user's rights. */
  ownItems: (partition: number, kind: KindName, user: SignedIn) => ReturnType<typeof listItems>;
  needsReview: (draft: Draft | undefined, user: SignedIn) => boolean;
  /** Responds with an item as it is now. @throws ApiError 403, 404 */
  answer: (c: Context, item: ItemName, user: SignedIn) => Promise<Response>;
}

export function openItems(kit: FeatureKit<typeof contentSettings>): OpenItems {
  const { pool, program } = kit;
  const name = ({ kind, id }: { kind: KindName; id: string }): ItemName => ({
    partition: program().partition,
    kind,
    id,
  });
  const read = async (item: ItemName): Promise<{ draft?: Draft; published?: Published }> => ({
    draft: await findDraft(pool, item),
    published: await findPublished(pool, item),
  });
  const permitDraft = async (item: ItemName, seen: number, user: SignedIn): Promise<void> => {
    const { draft, published } = await read(item);
    if (!draft) throw new ApiError('notFound', 'There is no draft of this item.');
    permitOver(user, item.kind, ...dataOf(draft, published));
    // Everything below changes only the version that was seen, and that is the one whose rights were checked.
    if (draft.version !== seen) throw versionConflict();
  };
  const ownItems = async (partition: number, kind: KindName, user: SignedIn): ReturnType<typeof listItems> =>
    (await listItems(pool, partition, kind)).filter(({ draft, published }) =>
      mayRead(user, kind, ...dataOf(draft, published)),
    );
  const needsReview = (draft: Draft | undefined, { userId }: SignedIn): boolean =>
    kit.settings.CONTENT_REVIEW === 'second-person' && draft?.editedBy === userId;
  const answer = async (c: Context, item: ItemName, user: SignedIn): Promise<Response> => {
    const { draft, published } = await read(item);
    if (!draft && !published) throw new ApiError('notFound', 'There is no such item.');
    permitReading(user, item.kind, ...dataOf(draft, published));
    const games = program();
    const body: DeskItemAnswer = presentItem(
      item,
      { draft, published },
      {
        faults: draft ? await findFaults(pool, kit, item, draft.data) : [],
        languages: games.reference.games.languages,
        needsReview: needsReview(draft, user),
      },
    );
    return c.json(body, 200, { ...personal, etag: `"${draft?.version ?? 0}"` });
  };
  return { name, read, permitDraft, ownItems, needsReview, answer };
}

export const dataOf = (...versions: (Draft | Published | undefined)[]): Draft['data'][] =>
  versions.flatMap((version) => (version ? [versionData(version)] : []));
