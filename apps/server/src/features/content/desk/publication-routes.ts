import { deskVersionsAnswer, publishRequest, withdrawRequest } from '@podium/contract';
import { z } from 'zod';
import { ApiError } from '../../../ground/api-error.ts';
import { route } from '../../../routes/route.ts';
import type { Route } from '../../../routes/route.ts';
import type { FeatureKit } from '../../kit.ts';
import type { contentSettings } from '../settings.ts';
import { findPublished } from './drafts.ts';
import type { Draft, Published } from './drafts.ts';
import { permitOver, permitReading } from './may-edit.ts';
import { publishDraft, scheduleDraft, withdrawItem } from './publish.ts';
import { listVersions } from './versions.ts';
import { changes, itemPath, ofItem, seenVersion } from './desk-route.ts';
import { dataOf, openItems } from './open-items.ts';

/** Routes that publish a draft, withdraw an item, and list its versions. */
export function publicationRoutes(kit: FeatureKit<typeof contentSettings>): Route[] {
  const { pool, clock, program } = kit;
  const { name, read, permitDraft, needsReview, answer } = openItems(kit);
  return [
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
  ];
}
