import { isAPIError } from 'better-auth/api';
import { ApiError } from '../../api-error.ts';
import type { Sessions } from './sessions.ts';

const refused = (field: 'password' | 'current' | 'code', message: string): ApiError =>
  new ApiError('unprocessable', 'A field cannot be taken.', { fields: [{ field, message }] });

async function orRefuse<Result>(call: () => Promise<Result>, fault: ApiError): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) throw fault;
    throw error;
  }
}

/** Begins to set up an authenticator app; it counts once a code of it has been given. */
export async function beginTwoFactor(
  { api }: Sessions,
  headers: Headers,
  password: string,
): Promise<{ uri: string; backupCodes: string[] }> {
  const { totpURI, backupCodes } = await orRefuse(
    async () => api.enableTwoFactor({ body: { password }, headers }),
    refused('password', 'passwordWrong'),
  );
  return { uri: totpURI, backupCodes };
}

/** @returns headers with the cookie of the session that takes the place of this one */
export async function confirmTwoFactor({ api }: Sessions, headers: Headers, code: string): Promise<Headers> {
  const answer = await orRefuse(
    async () => api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
    refused('code', 'codeWrong'),
  );
  return answer.headers;
}

/** @returns headers with the cookie of the session that takes the place of this one */
export async function endTwoFactor({ api }: Sessions, headers: Headers, password: string): Promise<Headers> {
  const answer = await orRefuse(
    async () => api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
    refused('password', 'passwordWrong'),
  );
  return answer.headers;
}

/** Changes the password and ends all other sessions. */
export async function changePassword(
  { api }: Sessions,
  headers: Headers,
  { current, password }: { current: string; password: string },
): Promise<Headers> {
  const answer = await orRefuse(
    async () =>
      api.changePassword({
        body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
        headers,
        returnHeaders: true,
      }),
    refused('current', 'passwordWrong'),
  );
  return answer.headers;
}
