import { emailChange, mailAnswer, tokenRequest } from '@podium/contract';
import { nothing, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { accountLimits } from './account-limits.ts';
import { requestNewEmail, confirmNewEmail } from './email-change.ts';
import type { AccountKit } from './account-kit.ts';
import { requirePassword } from './own-password.ts';

/** A new email address is requested with the password, and takes effect when the link in its email is opened. */
export function emailRoutes(kit: AccountKit): Route[] {
  const guesses = kit.limit(accountLimits.passwordAgain);
  const changes = kit.limit({ name: 'email change', points: 5, seconds: 3600 });
  const addressLimit = kit.limit({ name: 'email change address', points: 3, seconds: 3600 });

  return [
    route(
      {
        method: 'post',
        path: '/api/v1/me/email',
        summary: 'Request a change of my email address',
        tag: 'accounts',
        access: 'user',
        body: emailChange,
        answer: mailAnswer,
        status: 202,
        errors: {
          unprocessable: 'The password is wrong: field `password`',
          tooManyRequests: 'Too many guesses of the password, or too many changes',
        },
      },
      async ({ body: { email, password }, user: { userId } }) => {
        await guesses.take(userId);
        await requirePassword(kit, userId, password);
        await changes.take(userId);
        // Beyond the limit no email is written, and the answer does not reveal it.
        const isWritten = await addressLimit.take(email.toLowerCase()).then(
          () => true,
          () => false,
        );
        await requestNewEmail(kit, { userId, email, isWritten });
        return { mail: kit.mail.keepsFiles ? ('kept' as const) : ('sent' as const) };
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/v1/auth/email',
        summary: 'Confirm a new email address with the token from the email',
        tag: 'accounts',
        // The email may be read on a device that is not logged in.
        access: 'everyone',
        body: tokenRequest,
        answer: nothing,
        errors: { unprocessable: 'Field `token`: `tokenOver` if it is unknown, expired or already used' },
      },
      async ({ body: { token } }) => {
        await confirmNewEmail(kit, token);
        return {};
      },
    ),
  ];
}
