import { randomUUID } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import type { ErasureSource } from '@podium/contract';
import { transaction } from '../../database/database.ts';
import type { BaseKit, FeatureKit } from '../kit.ts';
import { recordErased } from './erasures.ts';
import { listFollows, listSessions, readAccount } from './account.ts';

/** Exports everything stored about a person, as JSON and their photo, in one file. */
export async function exportAccount(
  kit: Pick<FeatureKit, 'pool' | 'keys' | 'ownData'>,
  userId: string,
  sessionId: string,
): Promise<Buffer> {
  const { pool } = kit;
  const [account, sessions, follows, consents, points, photo, others] = await Promise.all([
    readAccount(kit, userId, false),
    listSessions(pool, userId, sessionId),
    listFollows(pool, userId),
    pool.query(
      `select purpose, version, language, is_withdrawn as "isWithdrawn", at from accounts.consents where user_id = $1 order by id`,
      [userId],
    ),
    pool.query(
      'select kind, source_id as source, delta as points, at from people.points_entries where person_id = $1 order by id',
      [userId],
    ),
    pool.query<{ bytes: Buffer }>('select bytes from accounts.photos where user_id = $1', [userId]),
    kit.ownData(userId),
  ]);
  const text = (value: unknown): Uint8Array => strToU8(`${JSON.stringify(value, null, 2)}\n`);
  const files: Record<string, Uint8Array> = {
    'account.json': text(account),
    'sessions.json': text(
      sessions.items.map(({ device, createdAt, lastUsedAt }) => ({ device, createdAt, lastUsedAt })),
    ),
    'follows.json': text(follows.items),
    'consents.json': text(consents.rows.map(withInstant)),
    'points.json': text(points.rows.map(withInstant)),
  };
  for (const [name, value] of others) files[`${name}.json`] = text(value);
  if (photo.rows[0]) files['photo.webp'] = photo.rows[0].bytes;
  return Buffer.from(zipSync(files));
}

const withInstant = (row: { at: number }): object => ({ ...row, at: new Date(row.at).toISOString() });

/**
 * Erases a person. Their data is deleted with their row, and so are queued emails about them; the ledger entries are
 * kept under an unused id, so that the sums stay correct. The erasure is recorded without identifying the account.
 *
 * @returns false if the person no longer exists
 */
export async function eraseAccount(
  { pool, mail }: Pick<BaseKit, 'pool' | 'mail'>,
  userId: string,
  origin: { source: ErasureSource; closedBy?: string },
): Promise<boolean> {
  return transaction(pool, async (client) => {
    // A concurrent transaction that awards points waits for this lock, and then finds that the person is gone.
    const { rowCount } = await client.query('select 1 from people.persons where id = $1 for update', [userId]);
    if (rowCount === 0) return false;
    await recordErased(client, userId, origin);
    await client.query('update people.points_entries set person_id = $2 where person_id = $1', [
      userId,
      `erased-${randomUUID()}`,
    ]);
    await client.query('delete from people.persons where id = $1', [userId]);
    await mail.forgetPerson(client, userId);
    return true;
  });
}
