import { eraseRequest, passwordChange, twoFactorEnd } from '@podium/contract';
import { z } from 'zod';
import { nothing, personal, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { accountLimits } from './account-limits.ts';
import type { AccountKit } from './account-kit.ts';
import { eraseAccount, exportAccount } from './my-data.ts';
import { requirePassword } from './own-password.ts';
import { changePassword } from './sensitive.ts';
import { clearSessionCookie, sendSessionToken } from './session-token.ts';

const base = '/api/v1/me';
const userRoute = { tag: 'accounts', access: 'user' } as const;
const codeOnly = z.strictObject({ code: z.string().regex(/^[0-9]{6}$/, 'codeInvalid') });
const twoFactorStart = z.object({ uri: z.string(), backupCodes: z.array(z.string()) });
const confirmedPassword = {
  unprocessable: 'The password is wrong: field `password`',
  tooManyRequests: 'Too many guesses of the password',
} as const;

/** Requests that require the password again: new password, second factor, export and erasure of an account. */
export function secretRoutes(kit: AccountKit): Route[] {
  const guesses = kit.limit(accountLimits.passwordAgain);
  const secondFactor = async () => import('./two-factor.ts');

  return [
    route(
      {
        ...userRoute,
        method: 'post',
        path: `${base}/password`,
        summary: 'Change my password',
        body: passwordChange,
        answer: nothing,
        errors: confirmedPassword,
      },
      async ({ c, body, user }) => {
        await guesses.take(user.userId);
        sendSessionToken(c, kit, await changePassword(kit, user, body));
        kit.log.info('a password was changed');
        return {};
      },
    ),
    route(
      {
        ...userRoute,
        method: 'get',
        path: `${base}/export`,
        summary: 'Everything stored about me (ZIP)',
        answer: { media: { 'application/zip': z.string().meta({ format: 'binary' }) } },
      },
      async ({ c, user: { userId, sessionId } }) => {
        const file = await exportAccount(kit, userId, sessionId);
        return c.body(new Uint8Array(file), 200, {
          ...personal,
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="podium-my-data.zip"',
        });
      },
    ),
    route(
      {
        ...userRoute,
        method: 'post',
        path: `${base}/erase`,
        summary: 'Erase my account',
        body: eraseRequest,
        answer: nothing,
        errors: confirmedPassword,
      },
      async ({ c, body: { password }, user: { userId } }) => {
        await guesses.take(userId);
        await requirePassword(kit, userId, password);
        await eraseAccount(kit, userId, { source: 'self' });
        clearSessionCookie(c, kit);
        c.header('clear-site-data', '"cache"');
        return {};
      },
    ),
    route(
      {
        ...userRoute,
        method: 'post',
        path: `${base}/two-factor`,
        summary: 'Start setting up an authenticator app',
        body: eraseRequest,
        answer: twoFactorStart,
        errors: confirmedPassword,
      },
      async ({ body: { password }, user }) => {
        await guesses.take(user.userId);
        const { beginTwoFactor } = await secondFactor();
        return beginTwoFactor(kit, user, password);
      },
    ),
    route(
      {
        ...userRoute,
        method: 'post',
        path: `${base}/two-factor/confirm`,
        summary: 'Finish setting up an authenticator app with its first code',
        body: codeOnly,
        answer: nothing,
        errors: { tooManyRequests: 'Too many guesses of the code' },
      },
      async ({ c, body: { code }, user }) => {
        await guesses.take(user.userId);
        const { confirmTwoFactor } = await secondFactor();
        sendSessionToken(c, kit, await confirmTwoFactor(kit, user, code));
        return {};
      },
    ),
    route(
      {
        ...userRoute,
        method: 'delete',
        path: `${base}/two-factor`,
        summary: 'Remove my authenticator app',
        body: twoFactorEnd,
        answer: nothing,
        errors: confirmedPassword,
      },
      async ({ c, body, user }) => {
        await guesses.take(user.userId);
        const { endTwoFactor } = await secondFactor();
        sendSessionToken(c, kit, await endTwoFactor(kit, user, body));
        return {};
      },
    ),
  ];
}
