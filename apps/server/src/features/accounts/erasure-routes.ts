import { erasureId, erasureRefusal, erasuresAnswer, heldDataAnswer, newErasure } from '@podium/contract';
import type { Erasure, ErasuresAnswer, NewErasure } from '@podium/contract';
import { z } from 'zod';
import type { SignedIn } from '../../access/actor.ts';
import { recordAction } from '../../access/record-action.ts';
import { ApiError } from '../../ground/api-error.ts';
import { transaction } from '../../database/database.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import type { AccountKit } from './account-kit.ts';
import { alarmUrgent, closeErasure, insertErasure, listErasures } from './erasures.ts';
import { countHeldData } from './held-data.ts';
import { eraseAccount } from './my-data.ts';
import { readPerson } from './people-admin.ts';

/** Deadlines are dates: in some time zone it is already tomorrow. */
const earliestZoneMs = 14 * 3_600_000;
const base = '/api/v1/desk/erasures';
const ofAdmins = {
  tag: 'people',
  access: { grants: ['admin'], isFresh: true },
  answer: erasuresAnswer,
  answers: 'All requests, the open ones first',
} as const;
const ofOne = {
  ...ofAdmins,
  params: z.object({ id: erasureId }),
  errors: { notFound: 'There is no such request', conflict: 'The request is closed already' },
} as const;

const fault = (field: string, message: string): ApiError =>
  new ApiError('unprocessable', 'Invalid field.', { fields: [{ field, message }] });

export function erasureRoutes(kit: AccountKit): Route[] {
  const { pool, program, settings } = kit;
  const all = async (): Promise<ErasuresAnswer> => {
    await alarmUrgent(kit);
    const items = await listErasures(pool, program().partition);
    return { items, total: items.length };
  };
  const requestWith = async (id: number): Promise<Erasure> => {
    const [request] = await listErasures(pool, program().partition, id);
    if (!request) throw new ApiError('notFound', 'There is no such request.');
    return request;
  };
  const findSubject = async (body: NewErasure) => {
    if (body.kind === 'participant') {
      const { rowCount } = await pool.query('select from sport.participants where partition = $1 and id = $2 limit 1', [
        program().partition,
        body.participant,
      ]);
      if (rowCount === 0) throw fault('participant', 'unknownParticipant');
      return { userId: null, participantId: body.participant };
    }
    const person = await readPerson(kit, body);
    if (!person) throw fault('username', 'unknownAccount');
    return { userId: person.id, participantId: null };
  };
  /** Closes a request and records it in the audit log. @throws ApiError 409 */
  const close = async (
    id: number,
    user: SignedIn,
    { state, reason }: { state: 'done' | 'refused'; reason?: string },
  ): Promise<void> =>
    transaction(pool, async (client) => {
      if (!(await closeErasure(client, id, { state, closedBy: user.userId, reason })))
        throw new ApiError('conflict', 'The request is closed already.');
      await recordAction(client, user, {
        type: state === 'done' ? 'erasure.done' : 'erasure.refuse',
        about: `erasure/${id}`,
        reason,
      });
    });

  return [
    route({ ...ofAdmins, method: 'get', path: base, summary: 'Requests to erase or to hide a person' }, all),
    route(
      {
        ...ofAdmins,
        method: 'post',
        path: base,
        summary: 'Record a request',
        body: newErasure,
        status: 201,
        errors: {
          conflict: 'There is an open request about the same person',
          unprocessable: 'An account or participant that does not exist, or a day in the future',
        },
      },
      async ({ body, user }) => {
        const { kind, reference, receivedOn } = body;
        if (Date.parse(receivedOn) > Date.now() + earliestZoneMs) throw fault('receivedOn', 'inFuture');
        const subject = await findSubject(body);
        const days = settings.ACCOUNTS_ERASURE_DAYS;
        await transaction(pool, async (client) => {
          const id = await insertErasure(client, { kind, ...subject, reference, receivedOn, days });
          if (id === undefined) throw new ApiError('conflict', 'There is an open request about the same person.');
          await recordAction(client, user, {
            type: 'erasure.record',
            about: `erasure/${id}`,
            after: { kind, receivedOn },
          });
        });
        return all();
      },
    ),
    route(
      {
        ...ofOne,
        method: 'get',
        path: `${base}/{id}/data`,
        summary: 'How much is stored about the account of an open request',
        answer: heldDataAnswer,
        answers: 'Counts by kind',
        errors: { notFound: 'There is no such request, or it concerns no account' },
      },
      async ({ params: { id } }) => {
        const { account } = await requestWith(id);
        if (!account) throw new ApiError('notFound', 'The request concerns no account.');
        return countHeldData(kit, account.id);
      },
    ),
    route(
      {
        ...ofOne,
        method: 'post',
        path: `${base}/{id}/erase`,
        summary: 'Erase the account of a request',
        description: 'The same as when its owner erases it. Repeating it changes nothing.',
        errors: {
          ...ofOne.errors,
          conflict: 'It is your own account, the request was refused, or it concerns a participant',
        },
      },
      async ({ params: { id }, user }) => {
        const { kind, state, account } = await requestWith(id);
        if (kind !== 'account' || state === 'refused')
          throw new ApiError('conflict', 'This request has no account to erase.');
        if (account?.id === user.userId)
          throw new ApiError('conflict', 'This is your own account. Use the account page.');
        if (state === 'done') return all();
        if (account) {
          if (await eraseAccount(kit, account.id, { source: 'desk', closedBy: user.userId }))
            await recordAction(pool, user, { type: 'erasure.erase', about: `erasure/${id}` });
        } else await close(id, user, { state: 'done' });
        return all();
      },
    ),
    route(
      {
        ...ofOne,
        method: 'post',
        path: `${base}/{id}/done`,
        summary: 'Close the request of a participant whose publication level was decided',
        errors: { ...ofOne.errors, conflict: 'The request is closed already, or concerns an account' },
      },
      async ({ params: { id }, user }) => {
        if ((await requestWith(id)).kind !== 'participant')
          throw new ApiError('conflict', 'The account of this request has to be erased.');
        await close(id, user, { state: 'done' });
        return all();
      },
    ),
    route(
      {
        ...ofOne,
        method: 'post',
        path: `${base}/{id}/refuse`,
        summary: 'Refuse a request',
        body: erasureRefusal,
      },
      async ({ params: { id }, body: { reason }, user }) => {
        await requestWith(id);
        await close(id, user, { state: 'refused', reason });
        return all();
      },
    ),
  ];
}
