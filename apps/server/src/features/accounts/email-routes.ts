import type { OpenAPIHono } from '@hono/zod-openapi';
import { emailChange, mailAnswer, tokenRequest } from '@podium/contract';
import type { MailAnswer } from '@podium/contract';
import { z } from 'zod';
import type { AccessTable } from '../../access/access-table.ts';
import { ApiError } from '../../api-error.ts';
import { bodyOf, personal } from '../asked.ts';
import { accountLimits } from './account-limits.ts';
import { askNewEmail, confirmNewEmail } from './email-change.ts';
import type { AccountKit } from './feature.ts';
import { requirePassword } from './own-password.ts';

const ask = '/api/v1/me/email';
/** The letter may be read where nobody has signed in. */
const confirm = '/api/v1/auth/email';

export const emailAccess: AccessTable = { [`POST ${ask}`]: 'user', [`POST ${confirm}`]: 'everyone' };

/** Another e-mail address: asked for with the password, there once its letter has been answered. */
export function addEmailRoutes(app: OpenAPIHono, kit: AccountKit): void {
  describeEmail(app);
  const guesses = kit.limit(accountLimits.passwordAgain);
  const changes = kit.limit({ name: 'email change', points: 5, seconds: 3600 });
  const letters = kit.limit({ name: 'email change address', points: 3, seconds: 3600 });

  app.post(ask, async (c) => {
    const { email, password } = await bodyOf(c, emailChange);
    const asker = await kit.asker(c.req.raw);
    if (!asker) throw new ApiError('unauthorized', 'Sign in first.');
    const { userId } = asker.actor;
    await guesses.take(userId);
    await requirePassword(kit, userId, password);
    await changes.take(userId);
    // Beyond it no letter is written, and the answer does not tell.
    const isWritten = await letters.take(email.toLowerCase()).then(
      () => true,
      () => false,
    );
    await askNewEmail(kit, { userId, email, isWritten });
    return c.json({ mail: kit.mail.keepsFiles ? 'kept' : 'sent' } satisfies MailAnswer, 202, personal);
  });

  app.post(confirm, async (c) => {
    const { token } = await bodyOf(c, tokenRequest);
    await confirmNewEmail(kit, token);
    return c.json({}, 200, personal);
  });
}

function describeEmail(app: OpenAPIHono): void {
  const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });
  const described = (path: string, summary: string, body: z.ZodType, status: number, answer: z.ZodType): void =>
    app.openAPIRegistry.registerPath({
      method: 'post',
      path,
      summary,
      tags: ['accounts'],
      request: { body: json(body) },
      responses: { [status]: { description: 'Done', ...json(answer) } },
    });
  described(ask, 'Asks for a letter that makes another e-mail address mine', emailChange, 202, mailAnswer);
  described(confirm, 'Takes the new e-mail address by the token of its letter', tokenRequest, 200, z.object({}));
}
