import type pg from 'pg';
import type { SignedIn } from '../../../access/actor.ts';
import { recordAction } from '../../../access/record-action.ts';
import { ApiError } from '../../../ground/api-error.ts';
import { transaction } from '../../../database/database.ts';
import { instantText } from '../../instant-text.ts';
import type { FeatureKit } from '../../kit.ts';

interface Removal {
  /** Time of the file's last upload that the caller saw (epoch milliseconds). */
  storedAt: number;
  reason?: string;
  by: SignedIn;
}

/**
 * Removes an unused file.
 *
 * @throws ApiError 404; 409 if it is used or was uploaded again
 */
export async function removeUnusedFile(
  { pool, files }: Pick<FeatureKit, 'pool' | 'files'>,
  sha256: string,
  { storedAt, reason, by }: Removal,
): Promise<void> {
  await transaction(pool, async (client) => {
    // The lock blocks uploads of the same bytes, and waits for publications that refer to the file.
    const { rows } = await client.query<{ storedAt: number; mediaType: string; size: number }>(
      `select stored_at as "storedAt", media_type as "mediaType", size from files.objects
       where sha256 = $1 and is_stored for update`,
      [sha256],
    );
    const [file] = rows;
    if (!file) throw new ApiError('notFound', 'There is no such file.');
    if (await isUsed(client, sha256)) throw keptError('used', 'An item uses this file.');
    if (file.storedAt !== storedAt) throw keptError('uploadedAgain', 'The file has been uploaded again.');
    await recordAction(client, by, {
      type: 'file.remove',
      about: `file/${sha256}`,
      reason,
      before: { ...file, storedAt: instantText(file.storedAt) },
    });
    // Last, because removed bytes are not restored if the transaction fails.
    await files.remove(client, sha256);
  });
}

/**
 * A single statement, because one transaction turns a draft into a journal entry and another turns that into an item.
 */
async function isUsed(client: pg.ClientBase, sha256: string): Promise<boolean> {
  const { rows } = await client.query<{ isUsed: boolean }>(
    `select exists (select from content.items where media @> array[$1])
       or exists (select from content.drafts where media @> array[$1])
       or exists (select from feed.pending join feed.journal on journal.id = pending.journal_id
         where journal.kind = 'desk' and header ->> 'type' = 'content.publish'
           and position(convert_to($1, 'UTF8') in bytes) > 0) as "isUsed"`,
    [sha256],
  );
  return rows[0]!.isUsed;
}

const keptError = (message: 'used' | 'uploadedAgain', sentence: string): ApiError =>
  new ApiError('conflict', sentence, { fields: [{ field: 'file', message }] });
