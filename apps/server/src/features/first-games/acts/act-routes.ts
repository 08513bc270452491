/** Single acts on published events, and taking back the last publication. */
import { actPreview, firstGamesAnswer, planActRequest, planPreview } from '@podium/contract';
import type { FirstGamesAnswer, PlanAct, PlanEvent } from '@podium/contract';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type { SignedIn } from '../../../access/actor.ts';
import { recordAction } from '../../../access/record-action.ts';
import { ApiError } from '../../../ground/api-error.ts';
import { machineNow } from '../../../ground/machine-time.ts';
import { route } from '../../../routes/route.ts';
import type { Route } from '../../../routes/route.ts';
import type { FeatureKit } from '../../kit.ts';
import { comparePlan } from '../compare-plan.ts';
import { planClashes } from '../plan-clashes.ts';
import { eventId } from '../plan-folder.ts';
import { readPlan, rejectVersion, storeChanged } from '../plan-store.ts';
import type { StoredPlan, StoredPublication } from '../plan-store.ts';
import { publishPlan, readBegun } from '../publish-plan.ts';
import { readVersion } from '../read-version.ts';
import { localTimes, readTaken } from '../taken-courts.ts';
import { changeDraft, takeBackInDraft } from './change-draft.ts';
import { previewAct } from './preview-act.ts';
import type { PreviewedAct } from './preview-act.ts';
import { readSwissResults } from './swiss-results.ts';

interface ActKit {
  kit: FeatureKit;
  /** Answers with the plan once an entry of the journal is shown. */
  presentAfter: (entry: number) => Promise<FirstGamesAnswer>;
}

const base = '/api/v1/desk/first-games';
// The right over all of the Games that publishing needs.
const ofActs = { tag: 'desk', access: { grants: ['manager'] } } as const;
const teamBytes = 64 * 1024;

export function actRoutes({ kit, presentAfter }: ActKit): Route[] {
  const { pool, clock } = kit;
  const preview = async (stored: StoredPlan, act: PlanAct, by: SignedIn): Promise<PreviewedAct> => {
    const published = publicPlan(stored);
    const { code, events } = published.plan;
    const event = events.find(({ id }) => id === act.event);
    const draw = published.draws[act.event];
    const results = event && draw && act.do === 'drawRound' ? await readSwissResults(pool, code, event, draw) : [];
    const begunContests = await readBegun(pool, code);
    const own = event && eventId(event);
    const taken = (await readTaken(kit, published.plan)).filter((one) => one.eventId !== own);
    const nowMs = localTimes(published.plan.timeZone)(clock.now());
    const state = { published, begunContests, results, taken, nowMs };
    return previewAct(state, act, { id: randomUUID(), username: by.username });
  };
  return [
    route(
      {
        ...ofActs,
        method: 'post',
        path: `${base}/acts/preview`,
        summary: 'Preview of a change to a published event',
        description:
          'Late entry, withdrawal, substitution, exchange of two places, or the next round of a Swiss event.',
        body: planActRequest,
        bodyBytes: teamBytes,
        answer: actPreview,
        errors: { conflict: 'Field `public`: nothing is public' },
      },
      async ({ body, user }) => {
        const stored = await readPlan(pool);
        return { ...(await preview(stored, body.act, user)).preview, version: stored.version };
      },
    ),
    route(
      {
        ...ofActs,
        method: 'post',
        path: `${base}/acts`,
        summary: 'Change a published event',
        description: 'The change is public at once, and part of the plan. `If-Match` names the version that was seen.',
        body: planActRequest,
        bodyBytes: teamBytes,
        answer: firstGamesAnswer,
        errors: {
          badRequest: '`If-Match` is missing',
          conflict: 'Field `version`: who changed the plan; `public`: nothing is public; `act`: why it cannot be done',
        },
      },
      async ({ c, body: { act }, user }) =>
        publishChange(readVersion(c), async (client, stored) => {
          const published = publicPlan(stored);
          const { applied, preview: seen } = await preview(stored, act, user);
          if (!applied)
            throw new ApiError('conflict', 'This cannot be done.', {
              fields: seen.refusals.map(({ kind }) => ({ field: 'act', message: kind })),
            });
          const wanted = { plan: applied.plan, draws: { [act.event]: applied.draw } };
          const { entry, next } = await publish(client, published, wanted);
          const publication = { ...next, before: plainPlan(published), actOn: act.event };
          await storeChanged(client, {
            plan: changeDraft(stored.plan, eventOf(published, act), applied.change),
            published: publication,
            isCurrent: stored.publishedVersion === stored.version,
            by: user.userId,
          });
          await recordAction(client, user, {
            type: 'plan.act',
            about: 'first-games',
            after: { do: act.do, event: act.event },
          });
          return entry;
        }),
    ),
    route(
      {
        ...ofActs,
        method: 'get',
        path: `${base}/take-back`,
        summary: 'Preview of undoing the last publication',
        answer: planPreview,
        errors: { conflict: 'Field `before`: there is no publication to take back' },
      },
      async () => {
        const stored = await readPlan(pool);
        const published = publicPlan(stored);
        const before = planBefore(published);
        const begun = await readBegun(pool, published.plan.code);
        const compared = comparePlan(before.plan, published, begun, before.draws);
        const clashes = planClashes(compared, published, await readTaken(kit, before.plan));
        return { ...compared.preview, clashes, version: stored.version };
      },
    ),
    route(
      {
        ...ofActs,
        method: 'post',
        path: `${base}/take-back`,
        summary: 'Take back the last publication',
        description: 'What was public before is public again. The plan itself stays, except for a single act.',
        answer: firstGamesAnswer,
        errors: {
          badRequest: '`If-Match` is missing',
          conflict:
            'Field `version`: who changed the plan; `before`: there is no publication to take back; `events`: contests that it added have begun',
        },
      },
      async ({ c, user }) =>
        publishChange(readVersion(c), async (client, stored) => {
          const published = publicPlan(stored);
          const before = planBefore(published);
          const { entry, next } = await publish(client, published, before);
          const { actOn } = published;
          const plan =
            actOn === undefined ? stored.plan : takeBackInDraft(stored.plan, { published, before, event: actOn });
          // Drawing a round changes no plan.
          const isSamePlan = isDeepStrictEqual(before.plan, published.plan);
          const isCurrent = actOn !== undefined && (isSamePlan || !isDeepStrictEqual(plan, stored.plan));
          await storeChanged(client, {
            plan,
            published: next,
            isCurrent: isCurrent && stored.publishedVersion === stored.version,
            by: user.userId,
          });
          await recordAction(client, user, { type: 'plan.take-back', about: 'first-games' });
          return entry;
        }),
    ),
  ];

  /** Runs a publication in a transaction, for the version that was seen. */
  async function publishChange(
    version: number,
    change: (client: pg.ClientBase, stored: StoredPlan) => Promise<number>,
  ): Promise<FirstGamesAnswer> {
    const client = await pool.connect();
    let entry: number;
    try {
      await client.query('begin');
      const stored = await readPlan(client, 'for update');
      if (stored.version !== version) await rejectVersion(client);
      entry = await change(client, stored);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
    return presentAfter(entry);
  }

  async function publish(
    client: pg.ClientBase,
    published: StoredPublication,
    { plan, draws }: Pick<StoredPublication, 'plan' | 'draws'>,
  ): Promise<{ entry: number; next: Pick<StoredPublication, 'plan' | 'draws'> }> {
    const wanted = { plan, draws, published: plainPlan(published), isFirst: false, isWhole: true };
    return publishPlan(pool, client, wanted, machineNow());
  }
}

/** @throws ApiError 409 */
function publicPlan({ published }: StoredPlan): StoredPublication {
  if (published) return published;
  throw new ApiError('conflict', 'Nothing is public yet.', { fields: [{ field: 'public', message: 'none' }] });
}

/** @throws ApiError 409 */
function planBefore({ before }: StoredPublication): Pick<StoredPublication, 'plan' | 'draws'> {
  if (before) return before;
  throw new ApiError('conflict', 'There is no publication to take back.', {
    fields: [{ field: 'before', message: 'none' }],
  });
}

/** The event of an act that has been applied. */
const eventOf = ({ plan }: StoredPublication, act: PlanAct): PlanEvent =>
  plan.events.find(({ id }) => id === act.event)!;

const plainPlan = ({ plan, draws }: StoredPublication): Pick<StoredPublication, 'plan' | 'draws'> => ({ plan, draws });
