import type { Item } from '@podium/content';
import type { DraftState } from '@podium/contract';
import { bigint, boolean, index, integer, jsonb, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { persons } from '../../access/tables.ts';
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

/** What organizers write before it is published. Private: nothing of it is in the journal until it is published. */
export const drafts = content.table(
  'drafts',
  {
    partition: integer().notNull(),
    kind: text().notNull(),
    id: text().notNull(),
    position: integer(),
    /** May be incomplete. */
    data: jsonb().$type<Item['data']>().notNull(),
    media: text().array().notNull(),
    /** Raised by every change. */
    version: integer().notNull(),
    state: text().$type<DraftState>().notNull(),
    editedBy: text('edited_by').references(() => persons.id, { onDelete: 'set null' }),
    editedAt: instant('edited_at').notNull(),
    /** The journal entry of the published version that it began with. */
    basedOn: bigint('based_on', { mode: 'number' }),
    /** Set while it is scheduled, by whom and why. */
    publishAt: instant('publish_at'),
    scheduledBy: text('scheduled_by').references(() => persons.id, { onDelete: 'set null' }),
    scheduledRole: text('scheduled_role'),
    reason: text(),
    /** Why it could not be published at its time. */
    failure: text(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.kind, table.id] }),
    index('drafts_media').using('gin', table.media),
    index('drafts_publish_at').on(table.publishAt),
  ],
);
