/** Accounts that invitations make: a username and a password, without email and CPF. */
import { randomUUID } from 'node:crypto';
import { coversGrant } from '@podium/contract';
import type { Grant, InvitedSignUp, LanguageCode } from '@podium/contract';
import type pg from 'pg';
import { holdPerson } from '../../access/hold-person.ts';
import { transaction } from '../../database/database.ts';
import { ApiError } from '../../ground/api-error.ts';
import { linkTo } from './account-emails.ts';
import type { AccountKit } from './account-kit.ts';
import { grantsOfPerson } from './grants.ts';
import { acceptInvitation, openInvitation } from './invitations.ts';
import type { InvitationRow } from './invitations.ts';
import { invitedAddress } from './invited-address.ts';
import { openAccount } from './open-account.ts';
import { issueToken, voidTokens } from './tokens.ts';
import { isReservedUsername } from './username-shape.ts';
import { isWeakPassword } from './weak-password.ts';

type Kit = Pick<AccountKit, 'pool' | 'passwords' | 'twoFactorFor' | 'isDemo'>;

const fault = (field: string, message: string): ApiError =>
  new ApiError('unprocessable', 'Invalid field.', { fields: [{ field, message }] });

/**
 * Opens an account and gives it the rights of the invitation.
 *
 * @param note records the acceptance in the same transaction
 * @throws ApiError 422 for a used invitation, a weak password, or a username that is reserved, taken or looks like a
 * taken one
 */
export async function signUpInvited(
  kit: Kit,
  {
    secret,
    username,
    password,
    language,
    terms,
  }: Pick<InvitedSignUp, 'secret' | 'username' | 'password' | 'language'> & { terms: string },
  note: (client: pg.ClientBase, userId: string, invitation: InvitationRow) => Promise<void>,
): Promise<void> {
  if (isReservedUsername(username)) throw fault('username', 'usernameReserved');
  const displayName = username.normalize('NFKC');
  const id = randomUUID();
  const email = invitedAddress(id);
  if (isWeakPassword(password, { username: displayName, email })) throw fault('password', 'passwordWeak');
  // Without a valid invitation no password is hashed: hashing is slow, and the endpoint is public.
  await openInvitation(kit, secret);
  const hash = await kit.passwords.hash(password);
  await transaction(kit.pool, async (client) => {
    try {
      await openAccount(client, { id, username: displayName, email, birthYear: null, password: hash, language });
    } catch (error) {
      if ((error as { code?: string }).code !== '23505') throw error;
      throw fault('username', 'usernameTaken');
    }
    const invitation = await acceptInvitation(kit, client, secret, id);
    await client.query('update accounts.particulars set is_invited = true, invited_by = $2 where user_id = $1', [
      id,
      invitation.by,
    ]);
    await client.query(
      `insert into accounts.consents (user_id, purpose, version, language, at) values ($1, 'terms', $2, $3, now())`,
      [id, terms, language],
    );
    await note(client, id, invitation);
  });
}

interface Inviter {
  userId: string;
  grants: readonly Grant[];
}

/**
 * Issues a link that sets a new password of an invited account. Its rights may have grown since: the inviter needs all
 * of them, or the link would be a way to rights that the inviter does not have.
 *
 * @returns the address, valid for a day and once
 * @throws ApiError 404 if the caller has invited no such account; 403 if it has rights that the caller lacks
 */
export async function issuePasswordLink(
  { publicUrl }: Pick<AccountKit, 'publicUrl'>,
  client: pg.ClientBase,
  id: string,
  { inviter, isAdmin, language }: { inviter: Inviter; isAdmin: boolean; language: LanguageCode },
): Promise<string> {
  await holdPerson(client, id);
  const { rows } = await client.query<{ grants: Grant[] }>(
    `select ${grantsOfPerson} as grants from people.persons join accounts.particulars on user_id = persons.id
     where persons.id = $1 and is_invited and ($2 or invited_by = $3) and persons.id <> $3`,
    [id, isAdmin, inviter.userId],
  );
  if (!rows[0]) throw new ApiError('notFound', 'You have invited no such account.');
  if (!rows[0].grants.every((grant) => coversGrant(inviter.grants, grant)))
    throw new ApiError('forbidden', 'This account has rights that you do not have.');
  await voidTokens(client, id, 'reset');
  return linkTo(publicUrl, language, 'reset', await issueToken(client, id, 'reset'))!;
}
