import { storageConsent, storageNoticeVersion } from '@podium/contract';
import type { StorageConsent } from '@podium/contract';
import type pg from 'pg';
import { transaction } from '../../database/database.ts';
import { nothing, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import type { AccountKit } from './account-kit.ts';
import { holdPerson } from '../../access/hold-person.ts';

/** Records a user's consent to storage on their devices whenever it changes. */
export function consentRoutes(kit: AccountKit): Route[] {
  return [
    route(
      {
        method: 'post',
        path: '/api/v1/me/consents',
        summary: 'Record what I allow to be stored on my devices',
        tag: 'accounts',
        access: 'user',
        body: storageConsent,
        answer: nothing,
      },
      async ({ body, user: { userId } }) => {
        await keepStorageConsent(kit.pool, userId, body);
        return {};
      },
    ),
  ];
}

/** Adds a row when a consent is given or withdrawn, none when nothing changes; rows are never updated. */
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
