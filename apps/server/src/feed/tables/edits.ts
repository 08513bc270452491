import type { PublicationLevel } from '@podium/games';
import { boolean, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { sport, stampText } from './columns.ts';

/** Fields of a unit that a person may correct. */
export const editedFields = ['start', 'end', 'venue', 'location', 'status', 'name', 'note'] as const;
export type EditedField = (typeof editedFields)[number];

/**
 * What people decided about single fields of units: one row per field, of the newest decision. No row of the feed is changed;
 * `packages/games/src/schedule/edited-value.ts` says which of the two is shown. A decision that was taken back leaves its
 * row, so that the order of arrival does not matter.
 */
export const edits = sport.table(
  'edits',
  {
    partition: smallint().notNull(),
    unitId: text('unit_id').notNull(),
    field: text().$type<EditedField>().notNull(),
    /** Instants as ISO text, texts by language; JSON null: nothing. */
    value: jsonb().notNull(),
    /** What the source said then. */
    over: jsonb().notNull(),
    isLasting: boolean('is_lasting').notNull(),
    isCleared: boolean('is_cleared').notNull(),
    /** Id of the person who decided. */
    by: text('by'),
    reason: text(),
    stamp: stampText('stamp').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.unitId, table.field] })],
);

/**
 * Names of people as organizers corrected them, each with what the source said then. A correction that was taken back leaves
 * its row, with no name.
 */
export const names = sport.table(
  'names',
  {
    partition: smallint().notNull(),
    personId: text('person_id').notNull(),
    name: jsonb().$type<PersonName>(),
    over: jsonb().$type<PersonName>(),
    by: text('by'),
    reason: text(),
    stamp: stampText('stamp').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.personId] })],
);

/** As the source or an organizer writes it. */
export interface PersonName {
  family: string | null;
  given: string | null;
}

/**
 * How much of a person is public, as organizers decided beside the folder. A decision that was taken back leaves its row,
 * with no level.
 */
export const levels = sport.table(
  'levels',
  {
    partition: smallint().notNull(),
    personId: text('person_id').notNull(),
    level: text().$type<PublicationLevel>(),
    by: text('by'),
    reason: text(),
    stamp: stampText('stamp').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.personId] })],
);
