import { addedShift, changedShift, removedShift, shiftAnswer, shiftLinkMade, shiftsAnswer } from '@podium/contract';
import type { ListedShift, Shift } from '@podium/contract';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import type { SignedIn } from '../../access/actor.ts';
import { recordAction } from '../../access/record-action.ts';
import { transaction } from '../../database/database.ts';
import type { Decision } from '../../feed/desk/desk-entry.ts';
import { ApiError } from '../../ground/api-error.ts';
import { nothing, personal, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { decideInTurn } from '../decide-in-turn.ts';
import { instantText } from '../instant-text.ts';
import type { FeatureKit } from '../kit.ts';
import { nextStamp } from '../next-stamp.ts';
import { mayPlanShifts } from './may-plan-shifts.ts';
import { linkEnd, makeLink, readShifts, readVolunteers, removeVolunteer, revokeLink } from './shift-store.ts';
import type { ShiftRow, VolunteerRow } from './shift-store.ts';

const base = '/api/v1/desk/shifts';
/** Coordinators hold a right over a kind of content. */
const ofPlan = { tag: 'desk', access: { grants: ['manager', 'publisher'], isForPart: true } } as const;
const ofShift = { ...ofPlan, params: z.object({ id: z.string().min(1).max(80) }) } as const;
const forbidden = 'It needs the right of a manager of all of the Games, or of a coordinator of volunteers';
const notFound = 'There is no such shift';
const conflict = 'Field `seen`: somebody else changed it';

/** Routes for coordinators to plan shifts, make their links and see who is missing. */
export function deskShiftRoutes(kit: FeatureKit): Route[] {
  const { pool, program } = kit;
  const present = async (rows: readonly ShiftRow[]): Promise<ListedShift[]> => {
    const volunteers = await readVolunteers(
      pool,
      program().partition,
      rows.map(({ id }) => id),
    );
    const byShift = Map.groupBy(volunteers, ({ shift }) => shift);
    return rows.map(({ hasLink, ...row }) => ({
      ...row,
      linkUntil: hasLink && !row.isRemoved ? instantText(linkEnd(row.shift)) : null,
      volunteers: (byShift.get(row.id) ?? []).map(presentVolunteer),
    }));
  };
  const answer = async (id: string): Promise<ListedShift> =>
    (await present(await readShifts(pool, program().partition, id)))[0]!;
  const decide = async (
    { type, nonce, id, user }: { type: string; nonce: string; id: string; user: SignedIn },
    shiftNow: (client: pg.ClientBase) => Promise<{ shift: Shift; after?: string }>,
  ): Promise<ListedShift> => {
    const by = { userId: user.userId, role: roleOf(user) };
    const head = { type, nonce, by } satisfies Pick<Decision, 'type' | 'by' | 'nonce'>;
    await decideInTurn(kit, head, async (games, client) => {
      const { shift, after } = await shiftNow(client);
      const data = { id, shift, stamp: nextStamp(games, kit.clock.now(), nonce, after) };
      return { decision: { ...head, data, about: `shift/${id}` }, result: undefined };
    });
    return answer(id);
  };

  return [
    route(
      {
        ...ofPlan,
        method: 'get',
        path: base,
        summary: 'Shifts of volunteers with who is coming, removed shifts included',
        description: 'None without the right of a coordinator.',
        answer: shiftsAnswer,
      },
      async ({ c, user }) => {
        const items = mayPlanShifts(user) ? await present(await readShifts(pool, program().partition)) : [];
        return c.json({ items, total: items.length }, 200, personal);
      },
    ),
    route(
      {
        ...ofPlan,
        method: 'post',
        path: base,
        summary: 'Add a shift of volunteers',
        body: addedShift,
        answer: shiftAnswer,
        status: 201,
        errors: { forbidden },
      },
      async ({ c, body: { shift, nonce }, user }) => {
        checkRight(user);
        const id = `S-${createHash('sha256').update(`${user.userId} ${nonce}`).digest('hex').slice(0, 12)}`;
        return c.json(await decide({ type: 'shift.add', nonce, id, user }, async () => ({ shift })), 201, personal);
      },
    ),
    route(
      {
        ...ofShift,
        method: 'put',
        path: `${base}/{id}`,
        summary: 'Change a shift of volunteers',
        description: 'A removed shift is valid again.',
        body: changedShift,
        answer: shiftAnswer,
        errors: { forbidden, notFound, conflict },
      },
      async ({ params: { id }, body: { shift, seen, nonce }, user }) => {
        checkRight(user);
        return decide({ type: 'shift.change', nonce, id, user }, async (client) => {
          const { stamp } = await seenShift(client, program().partition, id, seen);
          return { shift, after: stamp };
        });
      },
    ),
    route(
      {
        ...ofShift,
        method: 'post',
        path: `${base}/{id}/remove`,
        summary: 'Remove a shift of volunteers',
        description: 'Its link ends, and the names of its volunteers are deleted.',
        body: removedShift,
        answer: shiftAnswer,
        errors: { forbidden, notFound, conflict },
      },
      async ({ params: { id }, body: { seen, nonce }, user }) => {
        checkRight(user);
        return decide({ type: 'shift.remove', nonce, id, user }, async (client) => {
          const { shift, stamp } = await seenShift(client, program().partition, id, seen);
          return { shift, after: stamp };
        });
      },
    ),
    route(
      {
        ...ofShift,
        method: 'post',
        path: `${base}/{id}/link`,
        summary: "Make the volunteers' link of a shift",
        description: 'The address is returned once. An earlier link of the shift is revoked.',
        answer: shiftLinkMade,
        status: 201,
        errors: { forbidden, notFound },
      },
      async ({ c, params: { id }, user }) => {
        const { partition } = program();
        const { shift } = await validShift(pool, partition, id);
        checkRight(user);
        const secret = await transaction(pool, async (client) => {
          const made = await makeLink(client, { partition, shift: id, by: user.userId });
          await recordAction(client, user, { type: 'shift.link', about: `shift/${id}` });
          return made;
        });
        const url = `${kit.publicUrl}/console/shift#${secret}`;
        return c.json({ url, until: instantText(linkEnd(shift)) }, 201, personal);
      },
    ),
    route(
      {
        ...ofShift,
        method: 'delete',
        path: `${base}/{id}/link`,
        summary: "Revoke the volunteers' link of a shift",
        answer: nothing,
        errors: { forbidden, notFound: 'The shift has no valid link' },
      },
      async ({ params: { id }, user }) => {
        await validShift(pool, program().partition, id);
        checkRight(user);
        await transaction(pool, async (client) => {
          if (!(await revokeLink(client, program().partition, id)))
            throw new ApiError('notFound', 'There is no such link.');
          await recordAction(client, user, { type: 'shift.link-revoked', about: `shift/${id}` });
        });
        return {};
      },
    ),
    route(
      {
        ...ofPlan,
        method: 'delete',
        path: `${base}/{id}/volunteers/{volunteer}`,
        summary: 'Remove a volunteer from a shift',
        params: z.object({ id: z.string().min(1).max(80), volunteer: z.uuid() }),
        answer: nothing,
        errors: { forbidden, notFound: 'The shift has no such volunteer' },
      },
      async ({ params: { id, volunteer }, user }) => {
        checkRight(user);
        await transaction(pool, async (client) => {
          if (!(await removeVolunteer(client, program().partition, { shift: id, id: volunteer })))
            throw new ApiError('notFound', 'There is no such volunteer.');
        });
        return {};
      },
    ),
  ];
}

const presentVolunteer = ({ id, name, state, at }: VolunteerRow): ListedShift['volunteers'][number] => ({
  id,
  name,
  state,
  at: instantText(at),
});

function roleOf({ grants }: SignedIn): 'admin' | 'manager' | 'publisher' {
  const roles = new Set(grants.map(({ role }) => role));
  return (['admin', 'manager'] as const).find((role) => roles.has(role)) ?? 'publisher';
}

/** @throws ApiError 403 */
function checkRight(user: SignedIn): void {
  if (!mayPlanShifts(user)) throw new ApiError('forbidden', 'Your rights do not include shifts of volunteers.');
}

/** @throws ApiError 404 */
async function validShift(client: pg.Pool | pg.ClientBase, partition: number, id: string): Promise<ShiftRow> {
  const [row] = await readShifts(client, partition, id);
  if (!row || row.isRemoved) throw new ApiError('notFound', 'There is no such shift.');
  return row;
}

/** @throws ApiError 404; 409 if the shift has changed since the author saw it */
async function seenShift(client: pg.ClientBase, partition: number, id: string, seen: string): Promise<ShiftRow> {
  const [row] = await readShifts(client, partition, id);
  if (!row) throw new ApiError('notFound', 'There is no such shift.');
  if (row.stamp !== seen)
    throw new ApiError('conflict', 'Somebody else changed it.', { fields: [{ field: 'seen', message: 'overtaken' }] });
  return row;
}
