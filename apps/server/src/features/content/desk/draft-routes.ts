import { findKind } from '@podium/content';
import type { KindName } from '@podium/content';
import { draftChange } from '@podium/contract';
import { z } from 'zod';
import { ApiError } from '../../../ground/api-error.ts';
import { machineNow } from '../../../ground/machine-time.ts';
import { route } from '../../../routes/route.ts';
import type { Route } from '../../../routes/route.ts';
import type { FeatureKit } from '../../kit.ts';
import type { contentSettings } from '../settings.ts';
import { moveDraft, versionConflict, removeDraft, saveDraft } from './drafts.ts';
import { permitSaving, versionData } from './may-edit.ts';
import { changes, itemPath, ofItem, seenVersion } from './desk-route.ts';
import { openItems } from './open-items.ts';

const draftBytes = 512 * 1024;

/** Routes of an item and its draft. */
export function draftRoutes(kit: FeatureKit<typeof contentSettings>): Route[] {
  const { pool } = kit;
  const { name, read, permitDraft, answer } = openItems(kit);
  return [
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
        if ((draft?.version ?? 0) !== seen) throw versionConflict();
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
  ];
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
