import type { Item } from '@podium/content';
import type { DraftState } from '@podium/contract';
import { bigint, boolean, index, integer, jsonb, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { persons } from '../../access/tables.ts';
import { instant } from '../../database/columns.ts';

export const content = pgSchema('content');

/** Published items. Written only by desk entries: `entries.ts`. */
export const items = content.table(
  'items',
  {
    partition: integer().notNull(),
    kind: text().notNull(),
    id: text().notNull(),
    /** Position in lists; items without one come last. */
    position: integer(),
    data: jsonb().$type<Item['data']>().notNull(),
    /** SHA-256 of every file that the data refers to. */
    media: text().array().notNull(),
    /** The journal entry that published this version. */
    entry: bigint({ mode: 'number' }).notNull(),
    publishedAt: instant('published_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Published from a Games folder: importing a folder without the item withdraws it. */
    isFromFolder: boolean('is_from_folder').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.kind, table.id] }),
    index('items_media').using('gin', table.media),
  ],
);

/** Time of the last publication or withdrawal of each kind, which is the time of its answers. */
export const changes = content.table(
  'changes',
  { partition: integer().notNull(), kind: text().notNull(), at: instant('at').notNull() },
  (table) => [primaryKey({ columns: [table.partition, table.kind] })],
);

/** Unpublished drafts of organizers. Private: drafts are not in the journal. */
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
    /** The journal entry of the published version that the draft is based on. */
    basedOn: bigint('based_on', { mode: 'number' }),
    /** Set while the draft is scheduled, with the person and the reason. */
    publishAt: instant('publish_at'),
    scheduledBy: text('scheduled_by').references(() => persons.id, { onDelete: 'set null' }),
    scheduledRole: text('scheduled_role'),
    reason: text(),
    /** Reason why the draft could not be published at its time. */
    failure: text(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.kind, table.id] }),
    index('drafts_media').using('gin', table.media),
    index('drafts_publish_at').on(table.publishAt),
  ],
);
