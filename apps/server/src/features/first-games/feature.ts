import {
  eventTemplates,
  firstGamesAnswer,
  gamesPlan,
  knownPeople,
  planDraft,
  planEvent,
  planPreview,
} from '@podium/contract';
import type { FirstGamesAnswer, GamesPlan, PlanEvent } from '@podium/contract';
import { templateSports } from '@podium/disciplines/templates';
import { recordAction } from '../../access/record-action.ts';
import { ApiError } from '../../ground/api-error.ts';
import { machineNow } from '../../ground/machine-time.ts';
import { route } from '../../routes/route.ts';
import { eventsToBeDrawn, pairedEvents } from '../draw-services.ts';
import { defineFeature } from '../kit.ts';
import { offer } from '../service.ts';
import { waitUntilShown } from '../wait-until-shown.ts';
import { actRoutes } from './acts/act-routes.ts';
import { findEventsToBeDrawn, findPairedEvents } from './events-to-be-drawn.ts';
import { comparePlan } from './compare-plan.ts';
import { readImportedDraft, readImportedEvents, readKnownPeople } from './imported/read-imported.ts';
import { presentPlan, readPlan, rejectVersion, savePlan, storePublished } from './plan-store.ts';
import type { StoredPlan } from './plan-store.ts';
import { planClashes } from './plan-clashes.ts';
import { publishPlan, readBegun } from './publish-plan.ts';
import { readVersion } from './read-version.ts';
import { entryLinkRoutes } from './sent/entry-link-routes.ts';
import { sendRoutes } from './sent/send-routes.ts';
import { readTaken } from './taken-courts.ts';
import { waitingRoute } from './waiting.ts';

const base = '/api/v1/desk/first-games';
const ofPlan = { tag: 'desk', access: { grants: ['manager'] }, answer: firstGamesAnswer } as const;
const conflicts = { badRequest: '`If-Match` is missing', conflict: 'Field `version`: who changed the plan' } as const;
const planBytes = 4 * 1024 * 1024;

/** Sets up Games in the console: organizers write a plan, draw the contests and publish the plan as a Games folder. */
export const feature = defineFeature({
  name: 'first-games',
  offers: () => [offer(eventsToBeDrawn, findEventsToBeDrawn), offer(pairedEvents, findPairedEvents)],
  routes: (kit) => {
    const { pool, programAt } = kit;
    const present = async (): Promise<FirstGamesAnswer> => {
      const stored = await readPlan(pool);
      const { published, plan } = stored;
      const begun = published ? await readBegun(pool, published.plan.code) : new Map<string, never>();
      const draft = stored.version === 0 ? await readImportedDraft(pool) : undefined;
      const events = [...(published?.plan.events ?? []), ...(draft?.events ?? completeEvents(plan))];
      const importedEvents = await readImportedEvents(pool, events);
      const isKnown = published !== undefined || draft !== undefined || plan['isFromFiles'] === true;
      const imported = { importedEvents, isOfOtherGames: !isKnown && importedEvents.length > 0 };
      return presentPlan(draft ? { ...stored, plan: { ...draft } } : stored, begun, imported);
    };
    const presentAfter = async (entry: number): Promise<FirstGamesAnswer> => {
      await waitUntilShown({ pool, programAt }, entry);
      return present();
    };
    return [
      route({ ...ofPlan, method: 'get', path: base, summary: 'The plan of the Games' }, async () => present()),
      route(
        {
          ...ofPlan,
          method: 'put',
          path: base,
          summary: 'Save the plan of the Games',
          description:
            'The plan may be incomplete. `If-Match` names the version that was seen, `"0"` if there was none.',
          body: planDraft,
          bodyBytes: planBytes,
          errors: conflicts,
        },
        async ({ c, body, user }) => {
          await savePlan(pool, { plan: body, version: readVersion(c), by: user });
          return present();
        },
      ),
      route(
        {
          ...ofPlan,
          method: 'get',
          path: `${base}/templates`,
          summary: 'Common events with their rules, to choose from',
          answer: eventTemplates,
        },
        // oxlint-disable-next-line require-await -- handlers are asynchronous
        async () => ({
          sports: templateSports.map(({ templates, ...sport }) => ({
            ...sport,
            templates: templates.map((template) => ({ ...template, sport: template.sport ?? null })),
          })),
        }),
      ),
      route(
        {
          ...ofPlan,
          method: 'get',
          path: `${base}/imported`,
          summary: 'The plan with which imported Games begin',
          description: 'Their venues, delegations and sports, and the events that have entries but no contests yet.',
          answer: planDraft,
          errors: { notFound: 'The Games were not imported from files' },
        },
        async () => {
          const draft = await readImportedDraft(pool);
          if (!draft) throw new ApiError('notFound', 'The Games were not imported from files.');
          return { ...draft };
        },
      ),
      route(
        {
          ...ofPlan,
          method: 'get',
          path: `${base}/people`,
          summary: 'Athletes and teams that can be entered in more events',
          description: 'Those of imports and of the published plan, under the ids that an entry has to use.',
          answer: knownPeople,
        },
        async () => readKnownPeople(pool),
      ),
      route(
        {
          ...ofPlan,
          method: 'get',
          path: `${base}/preview`,
          summary: 'Preview of the plan',
          description:
            'Events that are added, changed, drawn again or removed, contests with results that move, and names that change or disappear.',
          answer: planPreview,
          errors: { unprocessable: 'The plan is incomplete' },
        },
        async () => {
          const stored = await readPlan(pool);
          const plan = completePlan(stored);
          const compared = comparePlan(plan, stored.published, await readBegun(pool, plan.code));
          const clashes = planClashes(compared, stored.published, await readTaken(kit, plan));
          return { ...compared.preview, clashes, version: stored.version };
        },
      ),
      route(
        {
          ...ofPlan,
          method: 'post',
          path: `${base}/publish`,
          summary: 'Publish the plan of the Games',
          description:
            'Replaces what was published of the plan before. Results that were entered stay, and so do events whose ' +
            'contests have begun, if the plan would change their competitors.',
          errors: {
            ...conflicts,
            conflict:
              'Field `version`: who changed the plan; `code`: other Games are public; `imported`: they were imported, and the plan does not know them; `importedEvents`: events of theirs that the plan would draw; `events`: nothing but contests that have begun would change',
            unprocessable: 'The plan is incomplete',
          },
        },
        async ({ c, user }) => {
          const version = readVersion(c);
          const client = await pool.connect();
          let published: Awaited<ReturnType<typeof publishPlan>>;
          try {
            await client.query('begin');
            const plan = await readPlan(client, 'for update');
            if (plan.version !== version || version === 0) await rejectVersion(client);
            const wanted = {
              plan: completePlan(plan),
              published: plan.published,
              isFirst: plan.publishedVersion === null,
            };
            published = await publishPlan(pool, client, wanted, machineNow());
            await storePublished(client, {
              ...published.next,
              ...(plan.published && { before: { plan: plan.published.plan, draws: plan.published.draws } }),
            });
            await recordAction(client, user, { type: 'plan.publish', about: 'first-games', after: { version } });
            await client.query('commit');
          } catch (error) {
            await client.query('rollback');
            throw error;
          } finally {
            client.release();
          }
          return presentAfter(published.entry);
        },
      ),
      ...actRoutes({ kit, presentAfter }),
      ...entryLinkRoutes(kit),
      ...sendRoutes(kit),
      waitingRoute(kit),
    ];
  },
});

/** @throws ApiError 422 */
function completePlan({ plan, faults }: StoredPlan): GamesPlan {
  if (faults.length > 0) throw new ApiError('unprocessable', 'The plan is incomplete.', { fields: faults });
  return gamesPlan.parse(plan);
}

/** Events of a draft that are complete. */
const completeEvents = ({ events }: StoredPlan['plan']): PlanEvent[] =>
  Array.isArray(events) ? events.flatMap((event) => planEvent.safeParse(event).data ?? []) : [];
