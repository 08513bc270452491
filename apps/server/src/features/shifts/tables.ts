import type { Shift, VolunteerState } from '@podium/contract';
import { boolean, index, jsonb, pgSchema, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { persons } from '../../access/tables.ts';
import { instant } from '../../database/columns.ts';
import { stampText } from '../../feed/tables/columns.ts';

export const shiftsSchema = pgSchema('shifts');

/** Shifts with the newest decision about each, written only by journal entries. They contain no names. */
export const shifts = shiftsSchema.table(
  'shifts',
  {
    partition: smallint().notNull(),
    id: text().notNull(),
    /** As its coordinator wrote it; the last one of a removed shift. */
    shift: jsonb().$type<Shift>().notNull(),
    isRemoved: boolean('is_removed').notNull(),
    /** User id. */
    by: text('by'),
    stamp: stampText('stamp').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.id] })],
);

/** Links for volunteers without an account; only the hash of the secret is stored. */
export const links = shiftsSchema.table(
  'links',
  {
    id: uuid().primaryKey(),
    partition: smallint().notNull(),
    shift: text().notNull(),
    hash: text().notNull().unique(),
    /** The coordinator, whose rights the link needs when it is used. */
    by: text('by').references(() => persons.id, { onDelete: 'cascade' }),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index().on(table.partition, table.shift), index().on(table.by)],
);

/**
 * Volunteers of a shift until some days after it. Not in the journal: they are never public, and the journal would name
 * people for good.
 */
export const volunteers = shiftsSchema.table(
  'volunteers',
  {
    partition: smallint().notNull(),
    shift: text().notNull(),
    /** Chosen by the device of the volunteer. */
    id: uuid().notNull(),
    name: text().notNull(),
    state: text().$type<VolunteerState>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.shift, table.id] })],
);
