import { firstGamesAnswer, gamesPlan, planDraft } from '@podium/contract';
import type { Context } from 'hono';
import { recordAction } from '../../access/record-action.ts';
import { ApiError } from '../../api-error.ts';
import { machineNow } from '../../machine-time.ts';
import { route } from '../../routes/route.ts';
import { defineFeature } from '../kit.ts';
import { waitUntilShown } from '../wait-until-shown.ts';
import { readPlan, rejectVersion, savePlan } from './plan-store.ts';
import { publishPlan } from './publish-plan.ts';

const base = '/api/v1/desk/first-games';
const ofPlan = { tag: 'desk', access: { grants: ['manager'] }, answer: firstGamesAnswer } as const;
const conflicts = { badRequest: '`If-Match` is missing', conflict: 'Field `version`: who changed the plan' } as const;
const planBytes = 4 * 1024 * 1024;

/** Sets up Games in the console: organizers write a plan, draw the contests and publish the plan as a Games folder. */
export const feature = defineFeature({
  name: 'first-games',
  routes: ({ pool, programmeAt }) => [
    route({ ...ofPlan, method: 'get', path: base, summary: 'The plan of the Games' }, async () => readPlan(pool)),
    route(
      {
        ...ofPlan,
        method: 'put',
        path: base,
        summary: 'Save the plan of the Games',
        description: 'The plan may be incomplete. `If-Match` names the version that was seen, `"0"` if there was none.',
        body: planDraft,
        bodyBytes: planBytes,
        errors: conflicts,
      },
      async ({ c, body, user }) => {
        await savePlan(pool, { plan: body, version: readVersion(c), by: user.userId });
        return readPlan(pool);
      },
    ),
    route(
      {
        ...ofPlan,
        method: 'post',
        path: `${base}/publish`,
        summary: 'Publish the plan of the Games',
        description: 'Replaces what was published of the plan before. Results that were entered stay.',
        errors: {
          ...conflicts,
          conflict:
            'Field `version`: who changed the plan; `code`: other Games are public; `events`: a contest has begun',
          unprocessable: 'The plan is incomplete',
        },
      },
      async ({ c, user }) => {
        const version = readVersion(c);
        const client = await pool.connect();
        let entry: number;
        try {
          await client.query('begin');
          const plan = await readPlan(client, 'for update');
          if (plan.version !== version || version === 0) await rejectVersion(client);
          if (plan.faults.length > 0)
            throw new ApiError('unprocessable', 'The plan is incomplete.', { fields: plan.faults });
          entry = await publishPlan(pool, client, gamesPlan.parse(plan.plan), machineNow());
          await client.query('update "first-games".plans set published_version = version');
          await recordAction(client, user, { type: 'plan.publish', about: 'first-games', after: { version } });
          await client.query('commit');
        } catch (error) {
          await client.query('rollback');
          throw error;
        } finally {
          client.release();
        }
        await waitUntilShown({ pool, programmeAt }, entry);
        return readPlan(pool);
      },
    ),
  ],
});

/** Reads the version from `If-Match`. @throws ApiError 400 */
function readVersion(c: Context): number {
  const version = /^"(\d{1,9})"$/u.exec(c.req.header('if-match') ?? '')?.[1];
  if (version === undefined)
    throw new ApiError('badRequest', 'If-Match: expected the version of the plan, such as "3".');
  return Number(version);
}
