import { index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { owned, sport, stampText, bytea, instant, texts } from './columns.ts';

/** Feed messages stored as a whole: brackets, current state, statistics, configuration, weather, medal table. */
export const bodies = sport.table(
  'bodies',
  {
    ...owned(),
    kind: text().notNull(),
    ref: text().notNull(),
    disciplineCode: text('discipline_code'),
    subtype: text(),
    subcode: text(),
    status: text(),
    stamp: stampText('stamp').notNull(),
    body: jsonb().$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.owner] }),
    index('bodies_ref').on(table.partition, table.kind, table.ref),
  ],
);

/** Reports, communications, decisions, protests. */
export const reports = sport.table(
  'reports',
  {
    ...owned(),
    id: text().notNull(),
    kind: text().notNull(),
    level: text().notNull(),
    ref: text(),
    disciplineCode: text('discipline_code'),
    unitId: text('unit_id'),
    title: texts('title').notNull(),
    body: texts('body'),
    language: text(),
    version: integer(),
    status: text(),
    publishedAt: instant('published_at'),
    priority: integer().notNull(),
    url: text(),
    /** SHA-256 of a stored file, hex. */
    file: text(),
    mediaType: text('media_type'),
    attributes: jsonb().$type<Record<string, unknown>>().notNull(),
    sort: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partition, table.owner, table.id] }),
    index('reports_discipline').on(table.partition, table.disciplineCode),
  ],
);

/** File bytes of reports, stored once per content. */
export const files = sport.table('files', {
  sha256: text().primaryKey(),
  mediaType: text('media_type').notNull(),
  bytes: bytea().notNull(),
});
