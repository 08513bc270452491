/** Publishes drafts: one transaction adds the journal entry and deletes the draft. */
import type { GrantRole } from '@podium/contract';
import type pg from 'pg';
import { ApiError } from '../../../ground/api-error.ts';
import { transaction } from '../../../database/database.ts';
import type { Decision } from '../../../feed/desk/desk-entry.ts';
import { rightsNow } from '../../account-services.ts';
import type { FeatureKit } from '../../kit.ts';
import { waitUntilShown } from '../../wait-until-shown.ts';
import { itemSubject } from '../entries.ts';
import { findPublished, holdDraft, moveDraft, versionConflict, removeDraft } from './drafts.ts';
import type { Draft, ItemName, Published } from './drafts.ts';
import { rightOver, versionData } from './may-edit.ts';
import { findFaults } from './faults.ts';

type Author = NonNullable<Decision['by']>;

/** Checks whether a user may publish a draft over the published version. @returns the right that allows it */
export type PermitPublication = (draft: Draft, published: Published | undefined) => Promise<GrantRole> | GrantRole;

/**
 * Publishes a draft now.
 *
 * @param seen version of the draft that the publisher saw
 * @param permit checks the draft while it is locked against changes
 * @throws ApiError 409 if the version has changed, 422 with the faults of the draft
 */
export async function publishDraft(
  kit: Pick<FeatureKit, 'pool' | 'journal' | 'program' | 'programAt' | 'publicUrl' | 'redirectHosts'>,
  item: ItemName,
  { seen, by, reason, permit }: { seen: number; by: string; reason?: string; permit: PermitPublication },
): Promise<void> {
  const entry = await transaction(kit.pool, async (client) => {
    // Locks the row: the second of two publishers finds no draft.
    const draft = await holdDraft(client, item, seen);
    const published = await findPublished(client, item);
    const role = await permit(draft, published);
    await removeDraft(client, item, seen);
    if ((published?.entry ?? null) !== draft.basedOn) throw versionConflict('published');
    await refuseFaults(client, kit, item, draft);
    const author = { userId: by, role };
    const receipt = await kit.journal.appendWith(client, publicationDecision(item, draft, author, reason));
    return receipt.id;
  });
  await waitUntilShown(kit, entry);
}

async function refuseFaults(
  client: pg.ClientBase,
  kit: Pick<FeatureKit, 'program' | 'publicUrl' | 'redirectHosts'>,
  item: ItemName,
  { data }: Draft,
): Promise<void> {
  const faults = await findFaults(client, kit, item, data);
  if (faults.length > 0)
    throw new ApiError('unprocessable', 'The draft has faults.', {
      fields: faults.map(({ field, code }) => ({ field, message: code })),
    });
}

function publicationDecision({ kind, id }: ItemName, draft: Draft, author: Author, reason?: string): Decision {
  const { data, order, version, editedAt } = draft;
  return {
    type: 'content.publish',
    data: { kind, id, ...(order !== null && { order }), data },
    about: itemSubject(kind, id),
    by: author,
    reason,
    // Version numbers restart with each draft, so the time of the edit is included.
    nonce: `draft ${kind}/${id} ${version} ${editedAt}`.slice(0, 100),
  };
}

/** @throws ApiError 404 if no version is published, 409 if another version is */
export async function withdrawItem(
  kit: Pick<FeatureKit, 'pool' | 'journal' | 'programAt'>,
  item: ItemName,
  { entry, by, reason }: { entry: number; by: Author; reason: string },
): Promise<void> {
  const published = await findPublished(kit.pool, item);
  if (!published) throw new ApiError('notFound', 'This item is not published.');
  if (published.entry !== entry) throw versionConflict('published');
  const { kind, id } = item;
  const receipt = await kit.journal.append({
    type: 'content.withdraw',
    data: { kind, id },
    about: itemSubject(kind, id),
    by,
    reason,
    nonce: `withdraw ${kind}/${id} ${entry}`.slice(0, 100),
  });
  await waitUntilShown(kit, receipt.id);
}

const noRight = 'The person who scheduled it has no permission to publish it any more.';

/** Schedules a draft. @throws ApiError 409 if the version has changed, 422 with the faults of the draft */
export async function scheduleDraft(
  kit: Pick<FeatureKit, 'pool' | 'program' | 'publicUrl' | 'redirectHosts'>,
  item: ItemName,
  {
    seen,
    by,
    reason,
    publishAt,
    permit,
  }: { seen: number; by: string; reason?: string; publishAt: number; permit: PermitPublication },
): Promise<void> {
  await transaction(kit.pool, async (client) => {
    const draft = await holdDraft(client, item, seen);
    const role = await permit(draft, await findPublished(client, item));
    await refuseFaults(client, kit, item, draft);
    const when = { publishAt, scheduledBy: by, scheduledRole: role, reason: reason ?? null };
    await moveDraft(client, item, seen, { state: 'scheduled', ...when });
  });
}

/**
 * Publishes drafts that are due, each in its own transaction. A draft with faults stays, with the reason; so does one
 * that its author may not publish any more.
 */
export async function publishDue(
  kit: Pick<
    FeatureKit,
    'pool' | 'journal' | 'program' | 'programAt' | 'clock' | 'log' | 'use' | 'publicUrl' | 'redirectHosts'
  >,
): Promise<void> {
  const { rows } = await kit.pool.query<ItemName & Pick<Draft, 'version' | 'scheduledBy' | 'reason'>>(
    `select partition, kind, id, version, scheduled_by as "scheduledBy", reason
     from content.drafts where state = 'scheduled' and failure is null and publish_at <= $1 and partition = $2
     order by publish_at, kind, id limit 50`,
    [new Date(kit.clock.now()), kit.program().partition],
  );
  for (const { version, scheduledBy, reason, ...item } of rows) {
    try {
      // Its author may have been locked or lost the right since; then no user is responsible for it.
      const author = scheduledBy === null ? undefined : await kit.use(rightsNow)(scheduledBy);
      const permit: PermitPublication = (draft, published) => {
        const data = [draft, ...(published ? [published] : [])].map(versionData);
        const role = author && rightOver(author, item.kind, ...data);
        if (!role) throw new ApiError('conflict', noRight, { fields: [{ field: 'right', message: 'lost' }] });
        return role;
      };
      await publishDraft(kit, item, { seen: version, by: scheduledBy!, reason: reason ?? undefined, permit });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'unavailable') throw error;
      const failure =
        (error.fields ?? []).map(({ field, message }) => `${field}: ${message}`).join(', ') || error.message;
      kit.log.warn({ kind: item.kind, item: item.id, failure }, 'a scheduled draft could not be published');
      await kit.pool.query(
        `update content.drafts set failure = $5 where partition = $1 and kind = $2 and id = $3 and version = $4`,
        [item.partition, item.kind, item.id, version, failure],
      );
    }
  }
}
