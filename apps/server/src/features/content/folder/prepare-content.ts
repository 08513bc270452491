/** Turns the content of a folder into decisions about new, changed and removed items. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { rowToItem, findKind } from '@podium/content';
import type { FilePurpose, Item, StoredRef } from '@podium/content';
import { problemMessage } from '@podium/games-folder';
import type { ContentFile, FolderProblem, FolderRow } from '@podium/games-folder';
import type pg from 'pg';
import { ApiError } from '../../../ground/api-error.ts';
import type { Decision } from '../../../feed/desk/desk-entry.ts';
import { itemSubject, publication } from '../entries.ts';
import { renameReferences } from './references.ts';
import type { OwnId } from './references.ts';

/** Stores files; implemented by `FileStore`. */
export interface FilePutter {
  put: (
    body: AsyncIterable<Uint8Array>,
    purpose: FilePurpose,
  ) => Promise<{ sha256: string; mediaType: string; size: number; width?: number | null; height?: number | null }>;
}

/** Stored files of a folder, by path. */
export type StoredFiles = ReadonlyMap<string, StoredRef>;

/**
 * Decisions that make the published content match a folder. Items that are already published are left out.
 *
 * @param partition undefined if the Games are not known yet
 * @param withdrawsMissing withdraws items of an earlier folder that are missing from this one, for the kinds that
 * have a table here
 */
export async function contentDecisions({
  pool,
  partition,
  content,
  stored,
  ownId,
  withdrawsMissing,
}: {
  pool: pg.Pool;
  partition: number | undefined;
  content: ReadonlyMap<string, readonly FolderRow[]>;
  stored: StoredFiles;
  ownId: OwnId;
  withdrawsMissing: boolean;
}): Promise<Decision[]> {
  const published = await publishedItems(pool, partition);
  const decisions: Decision[] = [];
  for (const [kind, rows] of content) {
    const before = published.get(kind) ?? new Map<string, Published>();
    for (const row of rows) {
      const item = rowToItem(findKind(kind)!, row, (path) => stored.get(path)!);
      const data = renameReferences(kind, item.data, ownId);
      const previous = before.get(item.id);
      if (previous && previous.isFromFolder && isSame(previous, { ...item, data })) continue;
      decisions.push(publishDecision(kind, { ...item, data }, previous));
    }
    if (!withdrawsMissing) continue;
    const ids = new Set(rows.map(({ id }) => id));
    for (const [id, previous] of before)
      if (previous.isFromFolder && !ids.has(id)) decisions.push(withdrawDecision(kind, id, previous));
  }
  return decisions;
}

interface Published {
  order?: number;
  data: Record<string, unknown>;
  entry: number;
  isFromFolder: boolean;
}

async function publishedItems(
  pool: pg.Pool,
  partition: number | undefined,
): Promise<Map<string, Map<string, Published>>> {
  const { rows } = await pool.query<{
    kind: string;
    id: string;
    position: number | null;
    data: Record<string, unknown>;
    entry: number;
    is_from_folder: boolean;
  }>('select kind, id, position, data, entry, is_from_folder from content.items where partition = $1', [
    partition ?? null,
  ]);
  const published = new Map<string, Map<string, Published>>();
  for (const { kind, id, position, data, entry, is_from_folder: isFromFolder } of rows) {
    const items = published.get(kind) ?? new Map<string, Published>();
    published.set(kind, items.set(id, { order: position ?? undefined, data, entry, isFromFolder }));
  }
  return published;
}

const isSame = (previous: Published, { order, data }: Item): boolean =>
  previous.order === order && isDeepStrictEqual(previous.data, JSON.parse(JSON.stringify(data)));

function publishDecision(kind: string, { id, order, data }: Item, previous: Published | undefined): Decision {
  const item = { kind, id, ...(order !== undefined && { order }), data, isFromFolder: true };
  const fault = publication.safeParse(item).error?.issues[0];
  if (fault)
    throw new Error(`content/${kind} ${id}: the cells are valid, but ${fault.path.join('.')}: ${fault.message}`);
  // Returning to an earlier version is a new decision, so the nonce includes the previous version.
  return {
    type: 'content.publish',
    data: item,
    about: itemSubject(kind, id),
    by: null,
    nonce: contentNonce([item, previous?.entry ?? 0]),
  };
}

const withdrawDecision = (kind: string, id: string, { entry }: Published): Decision => ({
  type: 'content.withdraw',
  data: { kind, id },
  about: itemSubject(kind, id),
  by: null,
  reason: 'no longer in the folder',
  nonce: contentNonce([kind, id, entry]),
});

const contentNonce = (parts: unknown): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Stores the files of a folder. Refused files are problems; then no item refers to the other files. */
export async function storeFiles(
  files: FilePutter,
  contentFiles: readonly ContentFile[],
  onStored?: (done: number) => void,
): Promise<{ stored: StoredFiles; problems: FolderProblem[] }> {
  const stored = new Map<string, StoredRef>();
  const problems: FolderProblem[] = [];
  for (const [index, { path, bytes, purpose, at }] of contentFiles.entries()) {
    onStored?.(index);
    try {
      const { sha256, mediaType, size, width, height } = await files.put(oneChunk(bytes), purpose);
      const pixels = { ...(width && { width }), ...(height && { height }) };
      stored.set(path, { sha256, mediaType, size, ...pixels, path });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const params = { form: 'media-refused', reason: error.message } as const;
      problems.push({ ...at, severity: 'error', code: 'E305', params, message: problemMessage(params) });
    }
  }
  return { stored, problems };
}

async function* oneChunk(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
