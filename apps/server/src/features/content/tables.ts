import type { Item } from '@podium/content';
import { bigint, boolean, index, integer, jsonb, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';

export const content = pgSchema('content');

/** Published items. Filled by desk entries alone: `entries.ts`. */
export const items = content.table(
  'items',
  {
    partition: integer().notNull(),
    kind: text().notNull(),
    id: text().notNull(),
    /** Place in lists; null: after those that have one. */
    position: integer(),
    data: jsonb().$type<Item['data']>().notNull(),
    /** SHA-256 of every file that the data refers to. */
    media: text().array().notNull(),
    /** The journal entry that published this version. */
    entry: bigint({ mode: 'number' }).notNull(),
    publishedAt: instant('published_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Published from a Games folder: an import of a folder without it withdraws it. */
    isFromFolder: boolean('is_from_folder').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.kind, table.id] }),
    index('items_media').using('gin', table.media),
  ],
);

/** When something of a kind was last published or withdrawn: how new the answers about it are. */
export const changes = content.table(
  'changes',
  { partition: integer().notNull(), kind: text().notNull(), at: instant('at').notNull() },
  (table) => [primaryKey({ columns: [table.partition, table.kind] })],
);
