import type { CorrectedField, PublicationLevel } from '@podium/games';
import { boolean, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { sport, stampText } from './columns.ts';

/** Fields of a unit that an organizer may edit. */
export const editedFields = ['start', 'end', 'venue', 'location', 'status', 'name', 'note'] as const;
export type EditedField = (typeof editedFields)[number];

/**
 * Organizers' edits of single fields of units: one row per field, with the newest decision. The feed's rows do not
 * change; `packages/games/src/schedule/edited-value.ts` defines which value is shown. A cleared edit keeps its row, so
 * that the order of arrival does not matter.
 */
export const edits = sport.table(
  'edits',
  {
    partition: smallint().notNull(),
    unitId: text('unit_id').notNull(),
    field: text().$type<EditedField>().notNull(),
    /** Instants as ISO text, texts by language; JSON null: empty. */
    value: jsonb().notNull(),
    /** The value in the feed or import at the time of the edit. */
    over: jsonb().notNull(),
    isLasting: boolean('is_lasting').notNull(),
    isCleared: boolean('is_cleared').notNull(),
    /** User id. */
    by: text('by'),
    reason: text(),
    stamp: stampText('stamp').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.unitId, table.field] })],
);

/**
 * Organizers' corrections of single values of the feed's results: one row per value, with the newest decision. The
 * shown lines follow from the feed's lines and these rows (`correctResult` in `packages/games`). A released correction
 * keeps its row, so that the order of arrival does not matter.
 */
export const resultEdits = sport.table(
  'result_edits',
  {
    partition: smallint().notNull(),
    unitId: text('unit_id').notNull(),
    competitorId: text('competitor_id').notNull(),
    field: text().$type<CorrectedField>().notNull(),
    /** Null: the line has no such value. */
    value: text(),
    /** The feed's value at the time of the correction. */
    over: text(),
    /** True if the correction applies even after the feed sends another value. */
    isLasting: boolean('is_lasting').notNull().default(true),
    isCleared: boolean('is_cleared').notNull(),
    /** User id. */
    by: text('by'),
    reason: text(),
    /** Language of the reason: `pt`. */
    language: text(),
    stamp: stampText('stamp').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.unitId, table.competitorId, table.field] })],
);

/**
 * Organizers' corrections of people's names, each with the feed's name at that time. A removed correction keeps its
 * row, without a name.
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

/** A name as written by the feed or an organizer. */
export interface PersonName {
  family: string | null;
  given: string | null;
}

/**
 * Publication levels that organizers set in the console, independently of the folder. A removed decision keeps its row,
 * without a level.
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
