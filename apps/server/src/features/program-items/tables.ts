import type { ProgramItem } from '@podium/contract';
import { boolean, jsonb, pgSchema, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { stampText } from '../../feed/tables/columns.ts';

export const programItems = pgSchema('program_items');

/**
 * Items that organizers added to the schedule, each with the newest decision, written only by journal entries. Public
 * ones have a row in the schedule too, which follows from this one (`feed/apply/added-items.ts`).
 */
export const items = programItems.table(
  'items',
  {
    partition: smallint().notNull(),
    id: text().notNull(),
    /** The item as its author wrote it. Of a removed item the last version is kept, so that it can be added again. */
    item: jsonb().$type<ProgramItem>().notNull(),
    isRemoved: boolean('is_removed').notNull(),
    /** User id. */
    by: text('by'),
    stamp: stampText('stamp').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.id] })],
);
