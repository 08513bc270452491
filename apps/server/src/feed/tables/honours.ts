import { boolean, date, index, integer, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Detail } from '@podium/odf';
import { owned, sport, stampText, texts } from './columns.ts';

const awardColumns = () => ({
  ...owned(),
  source: smallint().notNull(),
  eventId: text('event_id').notNull(),
  disciplineCode: text('discipline_code').notNull(),
  medal: text().notNull(),
  /** The age group that has this medal; null for a medal of the event. */
  ageGroup: text('age_group'),
  sort: integer().notNull(),
  order: integer('order'),
  competitorId: text('competitor_id').notNull(),
  competitorType: text('competitor_type'),
  organisation: text(),
  name: text(),
  unitId: text('unit_id'),
  day: date(),
  isNotAwarded: boolean('is_not_awarded').notNull(),
  status: text(),
  stamp: stampText('stamp').notNull(),
  members: jsonb().$type<{ id: string; name?: string }[]>().notNull(),
  notes: text().array().notNull(),
});

export const awards = sport.table('awards', awardColumns(), (table) => [
  primaryKey({ columns: [table.partition, table.owner, table.eventId, table.sort] }),
  index('awards_event').on(table.partition, table.eventId),
]);

/** Copy of the awards from the moment an organizer froze the medals; empty while they are not frozen. */
export const frozenAwards = sport.table('frozen_awards', awardColumns(), (table) => [
  primaryKey({ columns: [table.partition, table.owner, table.eventId, table.sort] }),
  index('frozen_awards_event').on(table.partition, table.eventId),
]);

export const records = sport.table(
  'records',
  {
    ...owned(),
    eventId: text('event_id').notNull(),
    code: text().notNull(),
    type: text().notNull(),
    sort: integer().notNull(),
    order: integer('order'),
    isEstablished: boolean('is_established').notNull(),
    resultType: text('result_type'),
    result: text(),
    holderId: text('holder_id'),
    holderName: text('holder_name'),
    holderOrganisation: text('holder_organisation'),
    date: text(),
    place: text(),
    competition: text(),
    unitId: text('unit_id'),
    isEqualled: boolean('is_equalled').notNull(),
    isUnconfirmed: boolean('is_unconfirmed').notNull(),
    isHistorical: boolean('is_historical').notNull(),
    isCurrent: boolean('is_current').notNull(),
    note: texts('note'),
    details: jsonb().$type<Detail[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.owner, table.sort] }),
    index('records_event').on(table.partition, table.eventId),
  ],
);
