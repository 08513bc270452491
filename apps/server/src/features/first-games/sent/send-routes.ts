/** Routes for delegations with the secret of their link. */
import { entriesOffer, entriesOpened, entriesSent, entriesTaken } from '@podium/contract';
import type { EntriesOffer } from '@podium/contract';
import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from '../../../ground/api-error.ts';
import { machineNow } from '../../../ground/machine-time.ts';
import { personal, route } from '../../../routes/route.ts';
import type { Route } from '../../../routes/route.ts';
import { rightsNow } from '../../account-services.ts';
import type { FeatureKit } from '../../kit.ts';
import { readPlan } from '../plan-store.ts';
import { presentEntryLink, storeSent, useEntryLink } from './entry-link-store.ts';
import type { EntryLinkRow } from './entry-link-store.ts';

const sentBytes = 512 * 1024;
const names = z.record(z.string(), z.string()).catch({});
/** The part of a plan that a delegation needs. The rest of the plan may be incomplete. */
const shownPlan = z.object({
  name: names,
  timeZone: z.string().catch('UTC'),
  start: z.string().catch(''),
  delegations: z.array(z.object({ id: z.string(), code: z.string().catch(''), name: names })),
  sports: z.array(z.object({ code: z.string(), name: names })).catch([]),
  events: z.array(
    z.object({
      id: z.string(),
      name: names,
      discipline: z.string(),
      gender: z.enum(['M', 'W', 'X', 'O']),
      entries: z.object({ kind: z.enum(['individual', 'team']) }),
      rules: z.object({ bornFrom: z.int().optional(), bornTo: z.int().optional() }).optional(),
    }),
  ),
});

export function sendRoutes(kit: FeatureKit): Route[] {
  const { pool, limit, addressOf } = kit;
  const senders = limit({ name: 'entries', points: 60, seconds: 60 });
  const guesses = limit({ name: 'entries unknown', points: 20, seconds: 600 });

  /** @throws ApiError 401 */
  const openLink = async (c: Context, secret: string): Promise<{ link: EntryLinkRow; offer: EntriesOffer }> => {
    const link = await useEntryLink(pool, secret);
    // A link is worth what its maker may do now.
    const maker = link && link.userId !== null ? await kit.use(rightsNow)(link.userId) : undefined;
    const mayTake = maker?.grants.some(
      ({ role, scope }) => (role === 'admin' || role === 'manager') && scope === 'games',
    );
    const offer = link && mayTake ? await readOffer(link) : undefined;
    if (!link || !offer) {
      await guesses.take(addressOf(c));
      throw new ApiError('unauthorized', 'This link cannot be used.');
    }
    await senders.take(link.id);
    return { link, offer };
  };

  /** Undefined if the plan no longer has the delegation. */
  const readOffer = async (link: EntryLinkRow): Promise<EntriesOffer | undefined> => {
    const parsed = shownPlan.safeParse((await readPlan(pool)).plan);
    const plan = parsed.success ? parsed.data : undefined;
    const delegation = plan?.delegations.find(({ id }) => id === link.delegation);
    if (!plan || !delegation) return undefined;
    const { until, sentAt, entries } = presentEntryLink(link);
    return {
      games: plan.name,
      delegation: { id: delegation.id, code: delegation.code, names: delegation.name },
      timeZone: plan.timeZone,
      start: plan.start,
      until,
      isOver: link.until <= machineNow(),
      events: plan.events.map(({ id, name, discipline, gender, entries: { kind }, rules }) => ({
        id,
        names: name,
        sports: plan.sports.find(({ code }) => code === discipline)?.name ?? {},
        gender,
        isTeam: kind === 'team',
        bornFrom: rules?.bornFrom ?? null,
        bornTo: rules?.bornTo ?? null,
      })),
      entries,
      sentAt,
    };
  };

  const errors = {
    unauthorized: 'There is no such link, it was revoked, or its maker may no longer take entries',
    tooManyRequests: 'Too many requests of this link, or of this network with unknown links',
  } as const;
  return [
    route(
      {
        method: 'post',
        path: '/api/v1/entries/open',
        summary: 'The events into which a delegation may enter, with what it has sent',
        tag: 'entries',
        access: 'everyone',
        body: entriesOpened,
        answer: entriesOffer,
        errors,
      },
      async ({ c, body }) => c.json((await openLink(c, body.link)).offer, 200, personal),
    ),
    route(
      {
        method: 'post',
        path: '/api/v1/entries/send',
        summary: 'Send the entries of a delegation',
        description: 'They replace those that were sent before. Nothing is public before an organizer takes them.',
        tag: 'entries',
        access: 'everyone',
        body: entriesSent,
        bodyBytes: sentBytes,
        answer: entriesTaken,
        errors: {
          ...errors,
          conflict: 'Field `until`: the time for entries is over',
          unprocessable: 'Field `entries.0.event`: the plan has no such event; `entries.0.person`: nobody is named',
        },
      },
      async ({ c, body }) => {
        const { link, offer } = await openLink(c, body.link);
        const events = new Map(offer.events.map((event) => [event.id, event]));
        for (const [index, entry] of body.entries.entries()) {
          const event = events.get(entry.event);
          if (!event) throw invalid(`entries.${index}.event`, 'unknownEvent');
          const isNamed = event.isTeam
            ? entry.team !== undefined || entry.person !== undefined
            : entry.person !== undefined;
          if (!isNamed) throw invalid(`entries.${index}.person`, 'required');
        }
        const sentAt = await storeSent(pool, link.id, body.entries);
        if (sentAt === undefined)
          throw new ApiError('conflict', 'The time for entries is over.', {
            fields: [{ field: 'until', message: 'over' }],
          });
        return c.json({ sentAt: new Date(sentAt).toISOString(), count: body.entries.length }, 200, personal);
      },
    ),
  ];
}

const invalid = (field: string, message: string): ApiError =>
  new ApiError('unprocessable', 'Invalid field.', { fields: [{ field, message }] });
