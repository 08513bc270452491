import { boolean, date, index, integer, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { LanguageText } from '@podium/odf';
import { scoped, sport, instant, stampText, texts } from './columns.ts';

export const sessions = sport.table(
  'sessions',
  {
    ...scoped(),
    disciplineCode: text('discipline_code').notNull(),
    names: jsonb().$type<LanguageText[]>().notNull(),
    startAt: instant('start_at'),
    endAt: instant('end_at'),
    venueId: text('venue_id'),
    status: text(),
    medals: text(),
    attributes: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.scope, table.id] })],
);

/** An entry of a start list in the schedule. */
export interface ScheduledStart {
  sort: number;
  startOrder?: string;
  competitor: string;
  type?: string;
  organisation?: string;
  bib?: string;
  name?: string;
  members?: { id: string; name?: string; bib?: string; order?: string }[];
  from?: { unit: string; result?: string };
}

/** Schedule items: units and everything else with a time. */
export const scheduleUnits = sport.table(
  'schedule_units',
  {
    ...scoped(),
    /** The code as sent; `id` is the code without filler, or `~` and the code if it is not an RSC. */
    code: text().notNull(),
    isOpaque: boolean('is_opaque').notNull(),
    disciplineCode: text('discipline_code'),
    eventId: text('event_id'),
    phaseId: text('phase_id'),
    parentId: text('parent_id'),
    type: text().notNull(),
    isPreliminary: boolean('is_preliminary').notNull(),
    isHidden: boolean('is_hidden').notNull(),
    name: texts('name'),
    description: texts('description'),
    number: text(),
    unitType: text('unit_type'),
    medal: text().notNull(),
    scheduleStatus: text('schedule_status'),
    startAt: instant('start_at'),
    endAt: instant('end_at'),
    actualStartAt: instant('actual_start_at'),
    actualEndAt: instant('actual_end_at'),
    isStartHidden: boolean('is_start_hidden').notNull(),
    isEndHidden: boolean('is_end_hidden').notNull(),
    startText: texts('start_text'),
    order: integer('order'),
    /** As sent; otherwise derived from the start when read. */
    day: date(),
    venueId: text('venue_id'),
    locationId: text('location_id'),
    venueName: text('venue_name'),
    locationName: text('location_name'),
    sessionCode: text('session_code'),
    tags: text().array().notNull(),
    bracket: text(),
    bracketRound: text('bracket_round'),
    bracketPosition: integer('bracket_position'),
    starts: jsonb().$type<ScheduledStart[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.scope, table.id] }),
    index('schedule_units_id').on(table.partition, table.id),
  ],
);

/**
 * All starts that the feed has announced for a unit, including those in late messages: a moved unit's original time is
 * the start announced before its first change. Each row belongs to the oldest message with the same values, so the
 * order of arrival does not matter.
 */
export const scheduleStarts = sport.table(
  'schedule_starts',
  {
    partition: smallint().notNull(),
    id: text().notNull(),
    startAt: instant('start_at').notNull(),
    /** Announced as a change: moved, late, postponed or canceled. */
    isChange: boolean('is_change').notNull(),
    description: texts('description'),
    stamp: stampText('stamp').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.id, table.startAt, table.isChange] })],
);
