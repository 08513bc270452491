import { itemId, findKind, kindNames } from '@podium/content';
import type { KindName } from '@podium/content';
import {
  deskFilter,
  deskItemAnswer,
  deskKindsAnswer,
  deskListAnswer,
  deskSearch,
  deskVersionsAnswer,
  draftChange,
  foundContent,
  publishRequest,
  referenceFilter,
  referencesAnswer,
  withdrawRequest,
} from '@podium/contract';
import type { DeskItemAnswer } from '@podium/contract';
import type { Context } from 'hono';
import { z } from 'zod';
import type { SignedIn } from '../../../access/actor.ts';
import { ApiError } from '../../../ground/api-error.ts';
import { machineNow } from '../../../ground/machine-time.ts';
import { personal, route } from '../../../routes/route.ts';
import type { Route } from '../../../routes/route.ts';
import type { FeatureKit } from '../../kit.ts';
import type { contentSettings } from '../settings.ts';
import { countKinds, filterItems } from './list-items.ts';
import { findDraft, findPublished, listItems, moveDraft, overtaken, removeDraft, saveDraft } from './drafts.ts';
import type { Draft, ItemName, Published } from './drafts.ts';
import { findFaults } from './faults.ts';
import { mayRead, permitOver, permitReading, permitSaving, versionData } from './may-edit.ts';
import { presentItem, presentListEntry } from './present-items.ts';
import { publishDraft, scheduleDraft, withdrawItem } from './publish.ts';
import { referenceTargets, suggestReferences } from './references.ts';
import { listVersions } from './versions.ts';

const base = '/api/v1/desk';
const draftBytes = 512 * 1024;
/** Items of one kind among those found by the console's search. */
const foundPerKind = 3;

const kindName = z.enum(kindNames as readonly [KindName, ...KindName[]]);
const ofDesk = { tag: 'desk', access: { grants: ['publisher'], isForPart: true } } as const;
const ofItem = {
  ...ofDesk,
  params: z.object({ kind: kindName, id: itemId }),
  answer: deskItemAnswer,
  answers: 'The item as it is now',
} as const;
const itemPath = `${base}/content/{kind}/{id}`;
const changes = {
  description: '`If-Match` names the version of the draft that was seen: `"3"`, or `"0"` if there was none.',
  errors: {
    badRequest: '`If-Match` is missing',
    conflict: 'Field `version` or `published`: somebody else was faster',
    forbidden: 'Your rights do not include this item',
  },
} as const;

/** Desk routes for all published content: drafts, review, publication, versions. */
export function deskRoutes(kit: FeatureKit<typeof contentSettings>): Route[] {
  const { pool, clock, program } = kit;
  const name = ({ kind, id }: { kind: KindName; id: string }): ItemName => ({
    partition: program().partition,
    kind,
    id,
  });
  const read = async (item: ItemName): Promise<{ draft?: Draft; published?: Published }> => ({
    draft: await findDraft(pool, item),
    published: await findPublished(pool, item),
  });
  /**
   * Checks write access to an item, in both its current and its new state.
   * @throws ApiError 403, 404 without a draft, 409 if it has changed
   */
  const permitDraft = async (item: ItemName, seen: number, user: SignedIn): Promise<void> => {
    const { draft, published } = await read(item);
    if (!draft) throw new ApiError('notFound', 'There is no draft of this item.');
    permitOver(user, item.kind, ...dataOf(draft, published));
    // What follows changes only the version that was seen, and that is the one whose rights were checked.
    if (draft.version !== seen) throw overtaken();
  };
  /** Drafts and published items within a user's rights. */
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

  return [
    route(
      {
        ...ofDesk,
        method: 'get',
        path: `${base}/content`,
        summary: 'How each kind of content stands',
        answer: deskKindsAnswer,
      },
      async ({ user }) => {
        const { partition, reference } = program();
        const { languages } = reference.games;
        const items = [];
        for (const kind of kindNames) items.push(countKinds(kind, await ownItems(partition, kind, user), languages));
        return { items, languages };
      },
    ),
    route(
      {
        ...ofDesk,
        method: 'get',
        path: `${base}/content/{kind}`,
        summary: 'Items of a kind, drafts and published',
        params: z.object({ kind: kindName }),
        query: deskFilter,
        answer: deskListAnswer,
      },
      async ({ params: { kind }, query, user }) => {
        const { partition, reference } = program();
        const entries = (await ownItems(partition, kind, user)).map((item) =>
          presentListEntry(kind, item, query.lang, reference.games.languages),
        );
        return filterItems(entries, query);
      },
    ),
    route(
      {
        ...ofDesk,
        method: 'get',
        path: `${base}/find-content`,
        summary: 'Items of all kinds by words of their titles',
        query: deskSearch,
        answer: foundContent,
      },
      async ({ query: { q, lang }, user }) => {
        const { partition, reference } = program();
        const items = [];
        for (const kind of kindNames) {
          const entries = (await ownItems(partition, kind, user)).map((item) =>
            presentListEntry(kind, item, lang, reference.games.languages),
          );
          const filter = deskFilter.parse({ q, lang, sort: 'title', count: foundPerKind });
          items.push(...filterItems(entries, filter).items.map(({ id, title }) => ({ kind, id, title })));
        }
        return { items, total: items.length };
      },
    ),
    route(
      {
        ...ofItem,
        method: 'get',
        path: itemPath,
        summary: 'An item, with its draft',
        errors: { notFound: 'There is no such item', forbidden: 'Your rights do not include this item' },
      },
      async ({ c, params, user }) => answer(c, name(params), user),
    ),
    route(
      {
        ...ofItem,
        ...changes,
        method: 'put',
        path: `${itemPath}/draft`,
        summary: 'Save a draft, which may be incomplete',
        body: draftChange,
        bodyBytes: draftBytes,
        errors: { ...changes.errors, unprocessable: 'A field that its kind does not have' },
      },
      async ({ c, params, body, user }) => {
        const item = name(params);
        const seen = seenVersion(c);
        const { draft, published } = await read(item);
        permitSaving(user, item.kind, versionData(body), {
          draft: draft && versionData(draft),
          published: published && versionData(published),
        });
        if ((draft?.version ?? 0) !== seen) throw overtaken();
        refuseUnknownFields(item.kind, body.data);
        await saveDraft(pool, item, { ...body, by: user.userId, at: machineNow(), seen });
        return answer(c, item, user);
      },
    ),
    route(
      {
        ...ofItem,
        ...changes,
        method: 'delete',
        path: `${itemPath}/draft`,
        summary: 'Discard a draft',
        answer: z.object({}),
        answers: 'Nothing',
      },
      async ({ c, params, user }) => {
        const item = name(params);
        const seen = seenVersion(c);
        await permitDraft(item, seen, user);
        await removeDraft(pool, item, seen);
        return {};
      },
    ),
    route(
      {
        ...ofItem,
        ...changes,
        method: 'post',
        path: `${itemPath}/review`,
        summary: 'Ask a second person to publish it',
      },
      async ({ c, params, user }) => {
        const item = name(params);
        const seen = seenVersion(c);
        await permitDraft(item, seen, user);
        await moveDraft(pool, item, seen, { state: 'review' });
        return answer(c, item, user);
      },
    ),
    route(
      {
        ...ofItem,
        ...changes,
        method: 'post',
        path: `${itemPath}/publish`,
        summary: 'Publish a draft, now or at a time',
        body: publishRequest,
        errors: {
          ...changes.errors,
          conflict:
            'Field `version` or `published`: somebody else was faster; field `review`: a second person is needed',
          unprocessable: 'The draft has faults, by field; field `publishAt`: the time is over',
        },
      },
      async ({ c, params, body: { publishAt, reason }, user }) => {
        const item = name(params);
        const seen = seenVersion(c);
        await permitDraft(item, seen, user);
        const publication = {
          seen,
          by: user.userId,
          reason,
          permit: (draft: Draft, published: Published | undefined) => {
            if (needsReview(draft, user))
              throw new ApiError('conflict', 'Somebody other than its last editor has to publish it.', {
                fields: [{ field: 'review', message: 'secondPerson' }],
              });
            return permitOver(user, item.kind, ...dataOf(draft, published));
          },
        };
        if (publishAt === undefined) await publishDraft(kit, item, publication);
        else if (Date.parse(publishAt) > clock.now())
          await scheduleDraft(kit, item, { ...publication, publishAt: Date.parse(publishAt) });
        else
          throw new ApiError('unprocessable', 'The time of the publication is over.', {
            fields: [{ field: 'publishAt', message: 'past' }],
          });
        return answer(c, item, user);
      },
    ),
    route(
      {
        ...ofItem,
        method: 'post',
        path: `${itemPath}/withdraw`,
        summary: 'Withdraw what is published',
        body: withdrawRequest,
        answer: z.object({}),
        answers: 'Nothing',
        errors: { notFound: 'It is not published', conflict: 'Another version has been published since' },
      },
      async ({ params, body, user }) => {
        const item = name(params);
        const published = await findPublished(pool, item);
        if (!published) throw new ApiError('notFound', 'This item is not published.');
        const role = permitOver(user, item.kind, published.data);
        await withdrawItem(kit, item, { ...body, by: { userId: user.userId, role } });
        return {};
      },
    ),
    route(
      {
        ...ofItem,
        method: 'get',
        path: `${itemPath}/versions`,
        summary: 'Published versions of an item',
        answer: deskVersionsAnswer,
        answers: 'The newest first',
      },
      async ({ params, user }) => {
        const { draft, published } = await read(name(params));
        permitReading(user, params.kind, ...dataOf(draft, published));
        return listVersions(pool, params, program().reference.games.code);
      },
    ),
    route(
      {
        ...ofDesk,
        // Managers choose by name what they invite people for.
        access: { grants: ['publisher', 'manager'], isForPart: true },
        method: 'get',
        path: `${base}/references/{target}`,
        summary: 'Things that a field may refer to',
        params: z.object({ target: z.enum(referenceTargets) }),
        query: referenceFilter,
        answer: referencesAnswer,
      },
      async ({ params: { target }, query: { lang: language, q: query, ids } }) => ({
        items: await suggestReferences({ pool, program: program(), language }, target, {
          query,
          ids: ids === undefined ? undefined : new Set(ids.split(',')),
        }),
      }),
    ),
  ];
}

const dataOf = (...versions: (Draft | Published | undefined)[]): Draft['data'][] =>
  versions.flatMap((version) => (version ? [versionData(version)] : []));

/** Reads the version from `If-Match`. @throws ApiError 400 */
function seenVersion(c: Context): number {
  const version = /^"(\d{1,9})"$/u.exec(c.req.header('if-match') ?? '')?.[1];
  if (version === undefined)
    throw new ApiError('badRequest', 'If-Match: expected the version of the draft, such as "3".');
  return Number(version);
}

/** @throws ApiError 422 */
function refuseUnknownFields(kind: KindName, data: Readonly<Record<string, unknown>>): void {
  const { fields } = findKind(kind)!;
  const unknown = Object.keys(data).filter((field) => !Object.hasOwn(fields, field));
  if (unknown.length > 0)
    throw new ApiError('unprocessable', 'Unknown field.', {
      fields: unknown.map((field) => ({ field: `data.${field}`, message: 'unknownField' })),
    });
}
