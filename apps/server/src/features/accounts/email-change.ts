import type pg from 'pg';
import { ApiError } from '../../ground/api-error.ts';
import { transaction } from '../../database/database.ts';
import type { BaseKit } from '../kit.ts';
import { writeAccountEmails } from './account-emails.ts';
import type { AccountEmail } from './account-emails.ts';
import { isOver } from './confirmations.ts';
import { findOwner } from './owner.ts';
import { holdPerson } from '../../access/hold-person.ts';
import { issueToken, useToken, voidTokens } from './tokens.ts';

type Kit = Pick<BaseKit, 'pool' | 'mail' | 'publicUrl'>;

interface EmailWish {
  userId: string;
  email: string;
  /** True if an email to that address is within the limit. */
  isWritten: boolean;
}

/**
 * Asks the new address to confirm, and notifies the current one immediately; nothing changes before the new one
 * confirms. An address that already has an account gets an email too, without a link, so that the requester learns
 * nothing.
 * @throws ApiError 422 `emailSame` if it is the person's own address
 */
export async function requestNewEmail(kit: Kit, { userId, email, isWritten }: EmailWish): Promise<void> {
  const address = email.toLowerCase();
  await transaction(kit.pool, async (client) => {
    if (!(await holdPerson(client, userId))) throw new ApiError('unauthorized', 'Log in first.');
    const owner = await findOwner(client, 'id', userId);
    if (owner?.email === address)
      throw new ApiError('unprocessable', 'Invalid field.', {
        fields: [{ field: 'email', message: 'emailSame' }],
      });
    const other = await findOwner(client, 'email', address);
    // The token is issued in any case, so that both branches take equally long; an unusable token is not sent.
    await voidTokens(client, userId, 'email');
    const token = await issueToken(client, userId, 'email', address);
    const { username, language, email: present } = owner!;
    const emails: AccountEmail[] = [{ kind: 'emailAsked', to: present, language, username, about: userId }];
    if (isWritten)
      emails.push(
        other
          ? { kind: 'emailTaken', ...other, to: other.email, about: other.id }
          : { kind: 'email', to: email, language, username, token, about: userId },
      );
    await writeAccountEmails(kit, client, emails);
  });
}

/**
 * Makes the address the person's email address. Links sent to the old address become invalid.
 *
 * @throws ApiError 422 if the link was used or has expired, or if the address now belongs to another account
 */
export async function confirmNewEmail({ pool }: Pick<Kit, 'pool'>, token: string): Promise<void> {
  const isDone = await transaction(pool, async (client) => {
    const used = await useToken(client, token, 'email');
    if (!used) return false;
    const { userId, email } = used;
    if (!(await takeEmail(client, userId, email!))) return false;
    await voidTokens(client, userId, 'confirm', 'reset');
    return true;
  });
  if (!isDone) throw isOver();
}

/** @returns false if the address belongs to another account by now */
async function takeEmail(client: pg.ClientBase, userId: string, email: string): Promise<boolean> {
  await client.query('savepoint before_email');
  try {
    await client.query(
      'update accounts.users set email = $2, email_verified = true, updated_at = now() where id = $1',
      [userId, email],
    );
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error;
    await client.query('rollback to savepoint before_email');
    return false;
  }
}
