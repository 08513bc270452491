import {
  invitationAccepted,
  invitationAsked,
  invitationMade,
  invitationOffer,
  invitationsAnswer,
  invitationsQuery,
  invitationWanted,
  invitedSignUp,
  passwordLink,
  scopesOfRole,
  termsVersion,
} from '@podium/contract';
import type { Grant, InvitationsAnswer, LanguageCode } from '@podium/contract';
import type { Context } from 'hono';
import type pg from 'pg';
import { z } from 'zod';
import { hasGrant } from '../../access/actor.ts';
import type { SignedIn } from '../../access/actor.ts';
import { recordAction } from '../../access/record-action.ts';
import { transaction } from '../../database/database.ts';
import { ApiError } from '../../ground/api-error.ts';
import { machineNow } from '../../ground/machine-time.ts';
import { nothing, personal, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { instantText } from '../instant-text.ts';
import type { AccountKit } from './account-kit.ts';
import { accountNow } from './account-now.ts';
import {
  acceptInvitation,
  invitationGrants,
  invitationState,
  invitationUrl,
  listInvitations,
  listInvited,
  makeInvitation,
  mayGive,
  openInvitation,
  revokeInvitation,
  rightEnd,
} from './invitations.ts';
import type { InvitationRow } from './invitations.ts';
import { issuePasswordLink, signUpInvited } from './invited-account.ts';
import { partName, refuseUnknownParts } from './parts-of-games.ts';

const base = '/api/v1/desk/invitations';
/** Users with rights that they may pass on. Scorers are invited, but cannot invite. */
const inviters = { grants: ['manager', 'publisher', 'referee'], isForPart: true } as const;
const ofInviters = { tag: 'people', access: inviters } as const;
const ofFresh = { tag: 'people', access: { ...inviters, isFresh: true } } as const;
const ofInvited = { tag: 'accounts', access: 'everyone' } as const;
const deadLink = {
  unprocessable:
    'Field `token`: `tokenOver` if it is unknown, expired, revoked or used up, or its inviter may no longer give the role',
} as const;

/** Invitations to roles of the team, for those who invite and for those who are invited. */
export function invitationRoutes(kit: AccountKit): Route[] {
  const { pool, limit, addressOf, publicUrl, program } = kit;
  const made = limit({ name: 'invitations', points: 60, seconds: 3600 });
  const guesses = limit({ name: 'invitation unknown', points: 20, seconds: 600 });
  const uses = limit({ name: 'invitation', points: 60, seconds: 60 });
  /** Administrators see and revoke the invitations of everybody. */
  const ownerFilter = (user: SignedIn): string | undefined => (hasGrant(user, 'admin') ? undefined : user.userId);
  const present = (
    row: InvitationRow,
    inviter: { grants: readonly Grant[] } | undefined,
    lang: LanguageCode,
  ): InvitationsAnswer['items'][number] => ({
    ...describe(row, lang),
    id: row.id,
    label: row.label,
    people: row.people,
    accepted: row.accepted,
    by: { id: row.by, username: row.username },
    createdAt: instantText(row.createdAt),
    revokedAt: row.revokedAt === null ? null : instantText(row.revokedAt),
    state: invitationState(row, inviter, machineNow()),
  });
  const describe = (row: InvitationRow, lang: LanguageCode) => ({
    role: row.role,
    scope: row.scope,
    scopeId: row.scopeId,
    scopeName: partName(program(), row, lang),
    expiresAt: instantText(row.expiresAt),
    rightUntil: row.rightUntil === null ? null : instantText(row.rightUntil),
  });
  /** Counts guesses of unknown secrets by network, to stop attackers from trying secrets. */
  const countGuesses = async <Answer>(c: Context, work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.fields?.some(({ message }) => message === 'tokenOver');
      if (isUnknown) await guesses.take(addressOf(c));
      throw error;
    }
  };
  const noteAccepted = async (client: pg.ClientBase, user: SignedIn, row: InvitationRow): Promise<void> =>
    recordAction(client, user, {
      type: 'person.accept',
      about: `person/${user.userId}`,
      after: { role: row.role, scope: row.scope, scopeId: row.scopeId, invitation: row.id },
    });

  return [
    route(
      {
        ...ofInviters,
        method: 'get',
        path: base,
        summary: 'Invitations',
        query: invitationsQuery,
        answer: invitationsAnswer,
      },
      async ({ query: { lang }, user }) => {
        const rows = await listInvitations(pool, ownerFilter(user));
        const ids = [...new Set(rows.map(({ by }) => by))];
        const inviterById = new Map(await Promise.all(ids.map(async (id) => [id, await accountNow(kit, id)] as const)));
        const items = rows.map((row) => present(row, inviterById.get(row.by), lang));
        const accounts = (await listInvited(pool, ownerFilter(user))).map((account) => ({
          ...account,
          createdAt: instantText(account.createdAt),
        }));
        return { items, total: items.length, accounts };
      },
    ),
    route(
      {
        ...ofFresh,
        method: 'post',
        path: base,
        summary: 'Invite people to a role',
        description: 'The address is returned once. Nobody gives a role that they do not have, nor for longer.',
        query: invitationsQuery,
        body: invitationWanted,
        answer: invitationMade,
        status: 201,
        errors: {
          forbidden: 'You do not have the role yourself',
          unprocessable: 'A part that the Games do not have, or a time that is over, by field',
          tooManyRequests: 'Too many invitations',
        },
      },
      async ({ c, query: { lang }, body: wanted, user }) => {
        const faults = [
          ...(scopesOfRole(wanted.role).includes(wanted.scope) ? [] : [{ field: 'scope', message: 'scope' }]),
          ...(Date.parse(wanted.expiresAt) > machineNow() ? [] : [{ field: 'expiresAt', message: 'past' }]),
          ...(wanted.rightUntil === null || Date.parse(wanted.rightUntil) > machineNow()
            ? []
            : [{ field: 'rightUntil', message: 'past' }]),
          ...(wanted.role === 'administrator' && (wanted.rightUntil !== null || wanted.people > 1)
            ? [{ field: 'role', message: 'administrator' }]
            : []),
        ];
        if (faults.length > 0) throw new ApiError('unprocessable', 'Invalid field.', { fields: faults });
        if (!mayGive(user.grants, wanted)) throw new ApiError('forbidden', 'You do not have this role yourself.');
        const grants = invitationGrants(wanted);
        refuseUnknownParts(program(), grants, user.grants);
        await made.take(user.userId);
        const { invitation, secret } = await transaction(pool, async (client) => {
          const until = wanted.rightUntil === null ? null : Date.parse(wanted.rightUntil);
          const rightUntil = await rightEnd(client, user.userId, grants, until);
          const result = await makeInvitation(client, { ...wanted, by: user.userId, rightUntil });
          const { role, scope, scopeId, people, expiresAt } = wanted;
          await recordAction(client, user, {
            type: 'person.invite',
            about: `person/${user.userId}`,
            after: { role, scope, scopeId, people, expiresAt, rightUntil: rightUntil && instantText(rightUntil) },
          });
          return result;
        });
        const url = invitationUrl(publicUrl, secret);
        return c.json({ ...present(invitation, user, lang), url }, 201, personal);
      },
    ),
    route(
      {
        ...ofInviters,
        method: 'delete',
        path: `${base}/{id}`,
        summary: 'Revoke an invitation',
        description: 'Rights of people who have accepted it stay.',
        params: z.object({ id: z.uuid() }),
        answer: nothing,
        errors: { notFound: 'You have made no such invitation, or it is revoked' },
      },
      async ({ params: { id }, user }) => {
        await transaction(pool, async (client) => {
          if (!(await revokeInvitation(client, id, ownerFilter(user))))
            throw new ApiError('notFound', 'There is no such invitation.');
          await recordAction(client, user, {
            type: 'person.invite-revoked',
            about: `person/${user.userId}`,
            before: { invitation: id },
          });
        });
        return {};
      },
    ),
    route(
      {
        ...ofFresh,
        method: 'post',
        path: '/api/v1/desk/invited/{id}/password',
        summary: 'Make a link that sets a new password of an invited account',
        params: z.object({ id: z.uuid() }),
        query: invitationsQuery,
        answer: passwordLink,
        status: 201,
        errors: {
          notFound: 'You have invited no such account',
          forbidden: 'The account has rights that you do not have',
        },
      },
      async ({ c, params: { id }, query: { lang }, user }) => {
        const url = await transaction(pool, async (client) => {
          const options = { inviter: user, isAdmin: hasGrant(user, 'admin'), language: lang };
          const address = await issuePasswordLink(kit, client, id, options);
          await recordAction(client, user, { type: 'person.password-link', about: `person/${id}` });
          return address;
        });
        return c.json({ url }, 201, personal);
      },
    ),
    route(
      {
        ...ofInvited,
        method: 'post',
        path: '/api/v1/auth/invitation',
        summary: 'Role that an invitation gives',
        isOpenWhenReadOnly: true,
        body: invitationAsked,
        answer: invitationOffer,
        errors: { ...deadLink, tooManyRequests: 'Too many unknown secrets from this network' },
      },
      async ({ c, body: { secret, lang } }) =>
        countGuesses(c, async () => {
          const row = await openInvitation(kit, secret);
          return { ...describe(row, lang), by: row.username };
        }),
    ),
    route(
      {
        ...ofInvited,
        method: 'post',
        path: '/api/v1/auth/invited',
        summary: 'Open an account without email and CPF, for an invitation',
        body: invitedSignUp,
        answer: nothing,
        status: 201,
        errors: { ...deadLink, tooManyRequests: 'Too many unknown secrets from this network' },
      },
      async ({ c, body }) =>
        countGuesses(c, async () => {
          const { id } = await openInvitation(kit, body.secret);
          await uses.take(id);
          await signUpInvited(kit, { ...body, terms: termsVersion }, async (client, userId, row) =>
            noteAccepted(client, newUser(userId, body.username), row),
          );
          return c.json({}, 201, personal);
        }),
    ),
    route(
      {
        tag: 'accounts',
        access: 'user',
        method: 'post',
        path: '/api/v1/me/invitations',
        summary: 'Accept an invitation with my account',
        body: invitationAccepted,
        answer: nothing,
        errors: { ...deadLink, conflict: 'You have accepted it already' },
      },
      async ({ c, body: { secret }, user }) =>
        countGuesses(c, async () => {
          await transaction(pool, async (client) =>
            noteAccepted(client, user, await acceptInvitation(kit, client, secret, user.userId)),
          );
          return {};
        }),
    ),
  ];
}

const newUser = (userId: string, username: string): SignedIn => ({
  kind: 'user',
  userId,
  username,
  userType: 'guest',
  grants: [],
  isFresh: true,
  sessionId: '',
});
