import { index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Detail } from '@podium/odf';
import { owned, sport, stampText, instant, texts } from './columns.ts';

export interface ActionPersonRow {
  id: string;
  role?: string;
  bib?: string;
  name?: string;
  side?: string;
}

export const actions = sport.table(
  'actions',
  {
    ...owned(),
    unitId: text('unit_id').notNull(),
    /** Empty for the whole match; otherwise the period of this stream. */
    stream: text().notNull(),
    stamp: stampText('stamp').notNull(),
    id: text().notNull(),
    sort: integer().notNull(),
    order: integer('order').notNull(),
    /** Action type from an import; for the feed it is derived from the codes (`feed/action-type.ts`). */
    type: text(),
    code: text(),
    result: text(),
    add: text('add'),
    period: text(),
    clock: text(),
    side: text(),
    scoreHome: text('score_home'),
    scoreAway: text('score_away'),
    tallyHome: text('tally_home'),
    tallyAway: text('tally_away'),
    parentId: text('parent_id'),
    at: instant('at'),
    people: jsonb().$type<ActionPersonRow[]>().notNull(),
    text: texts('text'),
    details: jsonb().$type<Detail[]>().notNull(),
    attributes: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.owner, table.unitId, table.id, table.sort] }),
    index('actions_unit').on(table.partition, table.unitId),
  ],
);

/** Play-by-play streams of a unit, including empty ones (a cleared list is not a missing one). */
export const actionStreams = sport.table(
  'action_streams',
  {
    ...owned(),
    unitId: text('unit_id').notNull(),
    stream: text().notNull(),
    stamp: stampText('stamp').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.owner] }),
    index('action_streams_unit').on(table.partition, table.unitId),
  ],
);
