import { ApiError } from '../../ground/api-error.ts';
import type { AccountKit } from './account-kit.ts';

/** @throws ApiError 422 `passwordWrong` unless it is this person's password; 401 if the account was erased meanwhile */
export async function requirePassword(
  { pool, passwords }: Pick<AccountKit, 'pool' | 'passwords'>,
  userId: string,
  password: string,
  field = 'password',
): Promise<void> {
  const { rows } = await pool.query<{ hash: string }>(
    `select password as hash from accounts.credentials where user_id = $1 and provider_id = 'credential'`,
    [userId],
  );
  if (!rows[0]) throw new ApiError('unauthorized', 'Log in first.');
  if (await passwords.verify(rows[0].hash, password)) return;
  throw new ApiError('unprocessable', 'Invalid field.', {
    fields: [{ field, message: 'passwordWrong' }],
  });
}
