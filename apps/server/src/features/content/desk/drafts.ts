/**
 * Stores drafts in their table. Each change includes the version its author saw, so that no unseen change is
 * overwritten.
 */
import type { KindName } from '@podium/content';
import type { DraftState } from '@podium/contract';
import type pg from 'pg';
import { ApiError } from '../../../ground/api-error.ts';

type Data = Readonly<Record<string, unknown>>;
type Queries = Pick<pg.Pool, 'query'> | pg.ClientBase;

export interface ItemName {
  partition: number;
  kind: KindName;
  id: string;
}

export interface Draft {
  data: Data;
  order: number | null;
  version: number;
  state: DraftState;
  editedBy: string | null;
  editedByName: string | null;
  /** Epoch milliseconds. */
  editedAt: number;
  basedOn: number | null;
  publishAt: number | null;
  scheduledBy: string | null;
  scheduledRole: string | null;
  reason: string | null;
  failure: string | null;
}

export interface Published {
  data: Data;
  order: number | null;
  entry: number;
  /** Epoch milliseconds. */
  publishedAt: number;
  changedAt: number;
}

const draftColumns = `drafts.data, drafts.position as "order", drafts.version, drafts.state, drafts.edited_by as "editedBy",
  editors.username as "editedByName", drafts.edited_at as "editedAt", drafts.based_on as "basedOn",
  drafts.publish_at as "publishAt", drafts.scheduled_by as "scheduledBy", drafts.scheduled_role as "scheduledRole",
  drafts.reason, drafts.failure`;
const publishedColumns = `data, position as "order", entry, published_at as "publishedAt", changed_at as "changedAt"`;

export async function findDraft(client: Queries, { partition, kind, id }: ItemName): Promise<Draft | undefined> {
  const { rows } = await client.query<Draft>(
    `select ${draftColumns} from content.drafts left join people.persons as editors on editors.id = drafts.edited_by
     where partition = $1 and kind = $2 and drafts.id = $3`,
    [partition, kind, id],
  );
  return rows[0];
}

/**
 * The draft of the version that its user saw, locked until the transaction ends.
 *
 * @throws ApiError 409 if the version has changed or the draft is gone
 */
export async function holdDraft(client: pg.ClientBase, item: ItemName, seen: number): Promise<Draft> {
  await client.query('select from content.drafts where partition = $1 and kind = $2 and id = $3 for update', [
    item.partition,
    item.kind,
    item.id,
  ]);
  const draft = await findDraft(client, item);
  if (draft?.version !== seen) throw versionConflict();
  return draft;
}

export async function findPublished(
  client: Queries,
  { partition, kind, id }: ItemName,
): Promise<Published | undefined> {
  const { rows } = await client.query<Published>(
    `select ${publishedColumns} from content.items where partition = $1 and kind = $2 and id = $3`,
    [partition, kind, id],
  );
  return rows[0];
}

export async function listItems(
  client: Queries,
  partition: number,
  kind: KindName,
): Promise<{ id: string; draft?: Draft; published?: Published }[]> {
  const drafts = await client.query<Draft & { id: string }>(
    `select drafts.id, ${draftColumns} from content.drafts left join people.persons as editors on editors.id = drafts.edited_by
     where partition = $1 and kind = $2`,
    [partition, kind],
  );
  const published = await client.query<Published & { id: string }>(
    `select id, ${publishedColumns} from content.items where partition = $1 and kind = $2`,
    [partition, kind],
  );
  const items = new Map<string, { id: string; draft?: Draft; published?: Published }>();
  for (const { id, ...one } of published.rows) items.set(id, { id, published: one });
  for (const { id, ...one } of drafts.rows) items.set(id, { ...items.get(id), id, draft: one });
  return [...items.values()];
}

/** Another editor was faster. @param field `version` of the draft, or `published` for the published version */
export const versionConflict = (field: 'version' | 'published' = 'version'): ApiError =>
  new ApiError('conflict', 'Somebody else has changed this since you opened it.', {
    fields: [{ field, message: 'overtaken' }],
  });

/**
 * Writes a draft.
 *
 * @param seen version that the author saw; 0 if there was no draft
 * @throws ApiError 409 if the version has changed
 */
export async function saveDraft(
  client: Queries,
  { partition, kind, id }: ItemName,
  change: { data: Data; order: number | null; basedOn: number | null; by: string; at: number; seen: number },
): Promise<void> {
  const { data, order, basedOn, by, at, seen } = change;
  const media = [
    ...new Set([...JSON.stringify(data).matchAll(/"sha256":"([0-9a-f]{64})"/gu)].map(([, hash]) => hash!)),
  ];
  const values = [partition, kind, id, JSON.stringify(data), order, media, by, new Date(at), basedOn];
  const { rowCount } =
    seen === 0
      ? await client.query(
          `insert into content.drafts (partition, kind, id, data, position, media, version, state, edited_by, edited_at, based_on)
           values ($1, $2, $3, $4, $5, $6, 1, 'draft', $7, $8, $9)
           on conflict do nothing`,
          values,
        )
      : await client.query(
          `update content.drafts set data = $4, position = $5, media = $6, version = version + 1, state = 'draft',
             edited_by = $7, edited_at = $8, based_on = $9, publish_at = null, scheduled_by = null, scheduled_role = null,
             reason = null, failure = null
           where partition = $1 and kind = $2 and id = $3 and version = $10`,
          [...values, seen],
        );
  if (rowCount === 0) throw versionConflict();
}

/** @throws ApiError 409 if the version has changed or the draft is gone */
export async function moveDraft(
  client: Queries,
  { partition, kind, id }: ItemName,
  seen: number,
  change: Pick<Draft, 'state'> & Partial<Pick<Draft, 'publishAt' | 'scheduledBy' | 'scheduledRole' | 'reason'>>,
): Promise<void> {
  const { state, publishAt = null, scheduledBy = null, scheduledRole = null, reason = null } = change;
  const { rowCount } = await client.query(
    `update content.drafts set state = $5, publish_at = $6, scheduled_by = $7, scheduled_role = $8, reason = $9,
       failure = null, version = version + 1
     where partition = $1 and kind = $2 and id = $3 and version = $4`,
    [
      partition,
      kind,
      id,
      seen,
      state,
      publishAt === null ? null : new Date(publishAt),
      scheduledBy,
      scheduledRole,
      reason,
    ],
  );
  if (rowCount === 0) throw versionConflict();
}

/** @throws ApiError 409 if the version has changed or the draft is gone */
export async function removeDraft(client: Queries, { partition, kind, id }: ItemName, seen: number): Promise<void> {
  const { rowCount } = await client.query(
    'delete from content.drafts where partition = $1 and kind = $2 and id = $3 and version = $4',
    [partition, kind, id, seen],
  );
  if (rowCount === 0) throw versionConflict();
}
