import { storageConsent, storageNoticeVersion } from '@podium/contract';
import type { StorageConsent } from '@podium/contract';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type pg from 'pg';
import { z } from 'zod';
import type { AccessTable } from '../../access/access-table.ts';
import { ApiError } from '../../api-error.ts';
import { transaction } from '../../database/database.ts';
import { bodyOf, personal } from '../asked.ts';
import type { AccountKit } from './feature.ts';
import { holdPerson } from './tokens.ts';

const path = '/api/v1/me/consents';

export const consentAccess: AccessTable = { [`POST ${path}`]: 'user' };

/** What a person allows to be stored on their devices, told when it changes. */
export function addConsents(app: OpenAPIHono, kit: AccountKit): void {
  const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });
  app.openAPIRegistry.registerPath({
    method: 'post',
    path,
    summary: 'Keeps on record what I allow to be stored',
    tags: ['accounts'],
    request: { body: json(storageConsent) },
    responses: { 200: { description: 'Done', ...json(z.object({})) } },
  });
  app.post(path, async (c) => {
    const consent = await bodyOf(c, storageConsent);
    const asker = await kit.asker(c.req.raw);
    if (!asker) throw new ApiError('unauthorized', 'Sign in first.');
    await keepStorageConsent(kit.pool, asker.actor.userId, consent);
    return c.json({}, 200, personal);
  });
}

/** Lines are added, never changed: one when a consent is given or withdrawn, none when nothing changes. */
async function keepStorageConsent(pool: pg.Pool, userId: string, { choice, language }: StorageConsent): Promise<void> {
  await transaction(pool, async (client) => {
    if (!(await holdPerson(client, userId))) return;
    await client.query(
      `insert into accounts.consents (user_id, purpose, version, language, is_withdrawn, at)
       select $1, 'storage', $2, $3, $4, now()
       where $4 is distinct from coalesce((select is_withdrawn from accounts.consents
         where user_id = $1 and purpose = 'storage' order by id desc limit 1), true)`,
      [userId, storageNoticeVersion, language, choice === 'necessary'],
    );
  });
}
