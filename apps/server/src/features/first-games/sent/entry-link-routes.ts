/** Routes for organizers: links for delegations, and what came back. */
import { entryLinks, entryLinksMade, entryLinksWanted, sentEntriesDone } from '@podium/contract';
import { z } from 'zod';
import { recordAction } from '../../../access/record-action.ts';
import { transaction } from '../../../database/database.ts';
import { ApiError } from '../../../ground/api-error.ts';
import { machineNow } from '../../../ground/machine-time.ts';
import { nothing, personal, route } from '../../../routes/route.ts';
import type { Route } from '../../../routes/route.ts';
import type { FeatureKit } from '../../kit.ts';
import { readPlan } from '../plan-store.ts';
import { listEntryLinks, makeEntryLink, presentEntryLink, removeSent, revokeEntryLink } from './entry-link-store.ts';

const base = '/api/v1/desk/first-games/entry-links';
const ofLinks = { tag: 'desk', access: { grants: ['manager'] } } as const;
const params = z.object({ id: z.uuid() });
const unknown = { notFound: 'There is no such link' } as const;

/** Ids of the delegations of a plan, which may be incomplete. */
function delegationIds(plan: Readonly<Record<string, unknown>>): Set<string> {
  const parsed = z.object({ delegations: z.array(z.object({ id: z.string() })) }).safeParse(plan);
  return new Set(parsed.success ? parsed.data.delegations.map(({ id }) => id) : []);
}

export function entryLinkRoutes({ pool, publicUrl }: Pick<FeatureKit, 'pool' | 'publicUrl'>): Route[] {
  return [
    route(
      {
        ...ofLinks,
        method: 'get',
        path: base,
        summary: 'Links with which delegations send their entries, and what was sent',
        answer: entryLinks,
      },
      async () => {
        const items = (await listEntryLinks(pool)).map(presentEntryLink);
        return { items, total: items.length };
      },
    ),
    route(
      {
        ...ofLinks,
        method: 'post',
        path: base,
        summary: 'Make links with which delegations send their entries',
        description: 'One for each delegation. The addresses are shown only once.',
        body: entryLinksWanted,
        answer: entryLinksMade,
        status: 201,
        errors: { unprocessable: 'Field `until`: it is over; `delegations.0`: the plan has no such delegation' },
      },
      async ({ c, body, user }) => {
        const until = Date.parse(body.until);
        if (until <= machineNow()) throw invalid('until', 'over');
        const known = delegationIds((await readPlan(pool)).plan);
        const missing = body.delegations.findIndex((id) => !known.has(id));
        if (missing !== -1) throw invalid(`delegations.${missing}`, 'unknownDelegation');
        const items = await transaction(pool, async (client) => {
          const made = [];
          for (const delegation of new Set(body.delegations)) {
            const { link, secret } = await makeEntryLink(client, { delegation, until, by: user.userId });
            made.push({ ...presentEntryLink(link), url: `${publicUrl}/console/entries#${secret}` });
          }
          await recordAction(client, user, {
            type: 'entries.links',
            about: 'first-games',
            after: { delegations: made.length, until: body.until },
          });
          return made;
        });
        return c.json({ items, total: items.length }, 201, personal);
      },
    ),
    route(
      {
        ...ofLinks,
        params,
        method: 'delete',
        path: `${base}/{id}`,
        summary: 'Revoke a link for entries',
        description: 'What was sent with it stays until somebody has gone through it.',
        answer: nothing,
        errors: unknown,
      },
      async ({ params: { id }, user }) => {
        await transaction(pool, async (client) => {
          if (!(await revokeEntryLink(client, id))) throw new ApiError('notFound', 'There is no such link.');
          await recordAction(client, user, { type: 'entries.link-revoked', about: 'first-games', after: { id } });
        });
        return {};
      },
    ),
    route(
      {
        ...ofLinks,
        params,
        method: 'post',
        path: `${base}/{id}/done`,
        summary: 'Remove sent entries that somebody has gone through',
        body: sentEntriesDone,
        answer: nothing,
        errors: { ...unknown, conflict: 'Field `seen`: nothing waits, or something newer was sent meanwhile' },
      },
      async ({ params: { id }, body, user }) => {
        await transaction(pool, async (client) => {
          const count = await removeSent(client, id, Date.parse(body.seen));
          if (count === undefined)
            throw new ApiError('conflict', 'Something newer was sent meanwhile.', {
              fields: [{ field: 'seen', message: 'overtaken' }],
            });
          await recordAction(client, user, { type: 'entries.taken', about: 'first-games', after: { entries: count } });
        });
        return {};
      },
    ),
  ];
}

const invalid = (field: string, message: string): ApiError =>
  new ApiError('unprocessable', 'Invalid field.', { fields: [{ field, message }] });
