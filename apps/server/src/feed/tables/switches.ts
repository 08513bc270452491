import type { StateName } from '@podium/contract';
import { boolean, integer, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant, owned, sport, stampText } from './columns.ts';
import type { VersionLine } from './results.ts';

/** Last change of each switch that organizers have ever turned on. */
export const switches = sport.table(
  'switches',
  {
    partition: smallint().notNull(),
    name: text().$type<StateName>().notNull(),
    isOn: boolean('is_on').notNull(),
    /** By the clock of the Games. */
    changedAt: instant('changed_at').notNull(),
    /** User id. */
    by: text('by'),
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.name] })],
);

/** Copy of the official medal lists, with their message heads, from the moment the medals were frozen. */
export const frozenMedalLists = sport.table(
  'frozen_medal_lists',
  {
    ...owned(),
    ref: text().notNull(),
    version: integer().notNull(),
    stamp: stampText('stamp').notNull(),
    notes: text().array().notNull(),
    /** Language of each note: `pt`; empty if it is none of ours. */
    noteLanguages: text('note_languages').array().notNull().default([]),
    lines: jsonb().$type<VersionLine[]>().notNull(),
    headVersion: integer('head_version').notNull(),
    headStamp: stampText('head_stamp').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.owner, table.version, table.stamp] })],
);
