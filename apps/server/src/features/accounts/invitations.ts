/** Invitations to roles of the team: who made them, who may accept them, and what they give. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { coversGrant, grantsOfRole } from '@podium/contract';
import type { Grant, GrantScope, StaffRole } from '@podium/contract';
import type pg from 'pg';
import { holdPerson } from '../../access/hold-person.ts';
import { ApiError } from '../../ground/api-error.ts';
import type { AccountKit } from './account-kit.ts';
import { accountNow } from './account-now.ts';
import { isOver } from './confirmations.ts';
import { addGrant, grantsOfPerson } from './grants.ts';
import type { StoredGrant } from './grants.ts';

export interface InvitationRow {
  id: string;
  role: StaffRole;
  scope: GrantScope;
  scopeId: string | null;
  label: string;
  people: number;
  accepted: number;
  by: string;
  username: string;
  createdAt: number;
  expiresAt: number;
  rightUntil: number | null;
  revokedAt: number | null;
}

const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const selectInvitations = `select invitations.id, invitations.role, invitations.scope, nullif(invitations.scope_id, '') as "scopeId",
    invitations.label, invitations.people, invitations.accepted, invitations."by", persons.username,
    invitations.created_at as "createdAt", invitations.expires_at as "expiresAt",
    invitations.right_until as "rightUntil", invitations.revoked_at as "revokedAt"
  from accounts.invitations join people.persons on persons.id = invitations."by"`;

/** @param by only those of this person; undefined for all */
export async function listInvitations(pool: pg.Pool, by: string | undefined): Promise<InvitationRow[]> {
  const { rows } = await pool.query<InvitationRow>(
    `${selectInvitations} where $1::text is null or invitations."by" = $1 order by invitations.created_at desc`,
    [by ?? null],
  );
  return rows;
}

interface NewInvitation extends Pick<InvitationRow, 'role' | 'scope' | 'scopeId' | 'label' | 'people' | 'by'> {
  expiresAt: string;
  rightUntil: number | null;
}

/** @returns the invitation and its secret, which is stored only as a hash */
export async function makeInvitation(
  client: pg.ClientBase,
  { role, scope, scopeId, label, people, by, expiresAt, rightUntil }: NewInvitation,
): Promise<{ invitation: InvitationRow; secret: string }> {
  const secret = randomBytes(24).toString('base64url');
  const id = randomUUID();
  await client.query(
    `insert into accounts.invitations (id, hash, role, scope, scope_id, label, people, "by", expires_at, right_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      hashSecret(secret),
      role,
      scope,
      scopeId ?? '',
      label,
      people,
      by,
      expiresAt,
      rightUntil === null ? null : new Date(rightUntil),
    ],
  );
  const { rows } = await client.query<InvitationRow>(`${selectInvitations} where invitations.id = $1`, [id]);
  return { invitation: rows[0]!, secret };
}

/**
 * @param by only an invitation of this person; undefined for any.
 * @returns the invitation; undefined without a valid one
 */
export async function revokeInvitation(
  client: pg.ClientBase,
  id: string,
  by: string | undefined,
): Promise<{ by: string } | undefined> {
  const { rows } = await client.query<{ by: string }>(
    `update accounts.invitations set revoked_at = now()
     where id = $1 and ($2::text is null or "by" = $2) and revoked_at is null returning "by"`,
    [id, by ?? null],
  );
  return rows[0];
}

export const invitationGrants = ({
  role,
  scope,
  scopeId,
}: Pick<InvitationRow, 'role' | 'scope' | 'scopeId'>): Grant[] => grantsOfRole(role, { scope, scopeId });

/** Returns whether rights allow giving a role. */
export const mayGive = (held: readonly Grant[], role: Parameters<typeof invitationGrants>[0]): boolean =>
  invitationGrants(role).every((grant) => coversGrant(held, grant));

/**
 * Returns the end of a new right: no user can give a right for longer than their own.
 *
 * @param wanted epoch milliseconds; null for no end
 */
export async function rightEnd(
  client: pg.ClientBase,
  by: string,
  grants: readonly Grant[],
  wanted: number | null,
): Promise<number | null> {
  const { rows } = await client.query<{ grants: StoredGrant[] }>(
    `select ${grantsOfPerson} as grants from people.persons where id = $1`,
    [by],
  );
  const held = rows[0]?.grants ?? [];
  const ends = grants.flatMap((grant) => {
    const own = held.filter((right) => coversGrant([right], grant)).map(({ until }) => until ?? Infinity);
    return own.length === 0 ? [] : [Math.max(...own)];
  });
  const end = Math.min(wanted ?? Infinity, ...ends);
  return end === Infinity ? null : end;
}

type Kit = Pick<AccountKit, 'pool' | 'twoFactorFor' | 'isDemo'>;

/** An invitation that can be accepted now. @throws ApiError 422 `tokenOver` */
export async function openInvitation(
  kit: Omit<Kit, 'pool'> & Parameters<typeof accountNow>[0],
  secret: string,
): Promise<InvitationRow> {
  const { rows } = await kit.pool.query<InvitationRow>(
    `${selectInvitations} where invitations.hash = $1 and invitations.revoked_at is null and invitations.expires_at > now()
       and (invitations.right_until is null or invitations.right_until > now())
       and invitations.accepted < invitations.people`,
    [hashSecret(secret)],
  );
  const [invitation] = rows;
  if (!invitation) throw isOver();
  // An invitation is worth what its inviter may do now.
  const inviter = await accountNow(kit, invitation.by);
  if (!inviter || !mayGive(inviter.grants, invitation)) throw isOver();
  return invitation;
}

/**
 * Gives the rights of an invitation to an account, once.
 *
 * @throws ApiError 422 `tokenOver`; 409 if the account has accepted it already
 */
export async function acceptInvitation(
  kit: Omit<Kit, 'pool'>,
  client: pg.ClientBase,
  secret: string,
  userId: string,
): Promise<InvitationRow> {
  const { rows: makers } = await client.query<{ by: string }>('select "by" from accounts.invitations where hash = $1', [
    hashSecret(secret),
  ]);
  const by = makers[0]?.by;
  if (by === undefined) throw isOver();
  // Waits for rights of the inviter that are being removed. Locks in a fixed order, because two users who accept each
  // other's invitations would otherwise wait for each other.
  for (const id of [...new Set([by, userId])].toSorted((a, b) => (a < b ? -1 : 1)))
    if (!(await holdPerson(client, id))) throw isOver();
  const invitation = await openInvitation({ ...kit, pool: client }, secret);
  const { rowCount: isNew } = await client.query(
    'insert into accounts.invitation_uses (invitation_id, user_id) values ($1, $2) on conflict do nothing',
    [invitation.id, userId],
  );
  if (isNew !== 1)
    throw new ApiError('conflict', 'You have accepted this invitation already.', {
      fields: [{ field: 'secret', message: 'accepted' }],
    });
  const { rowCount } = await client.query(
    `update accounts.invitations set accepted = accepted + 1
     where id = $1 and accepted < people and revoked_at is null and expires_at > now()`,
    [invitation.id],
  );
  if (rowCount !== 1) throw isOver();
  for (const grant of invitationGrants(invitation)) await addGrant(client, userId, grant, invitation.rightUntil);
  return invitation;
}

/** Accounts that invitations have made. @param by only those invited by this person; undefined for all */
export async function listInvited(
  pool: pg.Pool,
  by: string | undefined,
): Promise<{ id: string; username: string; createdAt: number }[]> {
  const { rows } = await pool.query<{ id: string; username: string; createdAt: number }>(
    `select persons.id, persons.username, persons.created_at as "createdAt"
     from accounts.particulars join people.persons on persons.id = user_id
     where is_invited and ($1::text is null or invited_by = $1) order by lower(persons.username)`,
    [by ?? null],
  );
  return rows;
}

export type InvitationState = 'open' | 'used' | 'expired' | 'revoked' | 'noRight';

/** @param inviter current rights of the inviter; undefined if the account is locked */
export function invitationState(
  row: InvitationRow,
  inviter: { grants: readonly Grant[] } | undefined,
  now: number,
): InvitationState {
  if (row.revokedAt !== null) return 'revoked';
  if (row.accepted >= row.people) return 'used';
  if (row.expiresAt <= now || (row.rightUntil ?? Infinity) <= now) return 'expired';
  return inviter && mayGive(inviter.grants, row) ? 'open' : 'noRight';
}

/** The secret follows the hash, so that no server or log sees it. */
export const invitationUrl = (publicUrl: string, secret: string): string => `${publicUrl}/console/invitation#${secret}`;
