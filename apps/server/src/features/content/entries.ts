/** Desk entries about content: `content.publish`, `content.withdraw`, `content.redact`. */
import { dataSchema, referencedFiles, itemId, findKind, kindNames } from '@podium/content';
import type { KindName } from '@podium/content';
import { contentKey } from './content-keys.ts';
import type pg from 'pg';
import { z } from 'zod';
import type { EntryType } from '../../feed/desk/entry-type.ts';

const tables = ['content.items', 'content.changes'];

async function noteChange(client: pg.ClientBase, { partition, kind, at }: Change): Promise<void> {
  await client.query(
    `insert into content.changes (partition, kind, at) values ($1, $2, $3)
     on conflict (partition, kind) do update set at = greatest(changes.at, excluded.at)`,
    [partition, kind, new Date(at)],
  );
}
interface Change {
  partition: number;
  kind: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Name of an item in the audit log: `bulletin/12`. */
export const itemSubject = (kind: string, id: string): string => `${kind}/${id}`;

const kindName = z.enum(kindNames as readonly [KindName, ...KindName[]]);

const schemas = new Map(kindNames.map((name) => [name, dataSchema(findKind(name)!)]));

export const publication = z
  .object({
    kind: kindName,
    id: itemId,
    order: z.int().min(-1_000_000).max(1_000_000).optional(),
    data: z.record(z.string(), z.unknown()),
    isFromFolder: z.boolean().default(false),
  })
  .superRefine(({ kind, data }, context) => {
    for (const { path, message } of schemas.get(kind)!.safeParse(data).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['data', ...path], message });
  });
type Publication = z.output<typeof publication>;

const publish: EntryType<Publication> = {
  type: 'content.publish',
  data: publication,
  tables,
  apply: async ({ data: { kind, id, order, data, isFromFolder }, at, journalId, partition }, client) => {
    const media = referencedFiles(findKind(kind)!, data).map(({ sha256 }) => sha256);
    await client.query(
      `insert into content.items (partition, kind, id, position, data, media, entry, published_at, changed_at, is_from_folder)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)
       on conflict (partition, kind, id) do update set position = excluded.position, data = excluded.data,
         media = excluded.media, entry = excluded.entry, changed_at = excluded.changed_at,
         is_from_folder = excluded.is_from_folder`,
      [
        partition,
        kind,
        id,
        order ?? null,
        JSON.stringify(data),
        [...new Set(media)],
        journalId,
        new Date(at),
        isFromFolder,
      ],
    );
    await noteChange(client, { partition, kind, at });
    return [contentKey(kind, id)];
  },
};

const withdrawal = z.object({ kind: kindName, id: itemId });

const withdraw: EntryType<z.output<typeof withdrawal>> = {
  type: 'content.withdraw',
  data: withdrawal,
  tables,
  apply: async ({ data: { kind, id }, at, partition }, client) => {
    const { rowCount } = await client.query(
      'delete from content.items where partition = $1 and kind = $2 and id = $3',
      [partition, kind, id],
    );
    if (rowCount === 0) return [];
    await noteChange(client, { partition, kind, at });
    return [contentKey(kind, id)];
  },
};

const redaction = z.object({ entry: z.int().positive(), kind: kindName, id: itemId });

/**
 * Empties a journal entry that published content, and withdraws the item unless it was published again since. The
 * entry keeps its position, header and hash; a replay publishes no content for it.
 */
const redact: EntryType<z.output<typeof redaction>> = {
  type: 'content.redact',
  data: redaction,
  tables,
  apply: async ({ data: { entry, kind, id }, at, partition }, client) => {
    await client.query(`update feed.journal set bytes = '' where id = $1 and kind = 'desk'`, [entry]);
    const { rowCount } = await client.query(
      'delete from content.items where partition = $1 and kind = $2 and id = $3 and entry <= $4',
      [partition, kind, id, entry],
    );
    // Unconditional: a replay finds no item to delete, but must write the same change.
    await noteChange(client, { partition, kind, at });
    return rowCount === 0 ? [] : [contentKey(kind, id)];
  },
};

export const entryTypes = [publish, withdraw, redact] as EntryType[];
