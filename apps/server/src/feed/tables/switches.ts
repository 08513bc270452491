import type { SwitchName } from '@podium/contract';
import { boolean, integer, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant, owned, sport, stampText } from './columns.ts';
import type { VersionLine } from './results.ts';

/** Switches that organizers have ever turned on; each row is the last change. */
export const switches = sport.table(
  'switches',
  {
    partition: smallint().notNull(),
    name: text().$type<SwitchName>().notNull(),
    isOn: boolean('is_on').notNull(),
    /** By the clock of the Games. */
    changedAt: instant('changed_at').notNull(),
    /** Id of the person who decided. */
    by: text('by'),
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.name] })],
);

/** Official medal lists, with the heads of their messages, as they were when the medals were frozen. */
export const frozenMedalLists = sport.table(
  'frozen_medal_lists',
  {
    ...owned(),
    ref: text().notNull(),
    version: integer().notNull(),
    stamp: stampText('stamp').notNull(),
    notes: text().array().notNull(),
    lines: jsonb().$type<VersionLine[]>().notNull(),
    headVersion: integer('head_version').notNull(),
    headStamp: stampText('head_stamp').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partition, table.owner, table.version, table.stamp] })],
);
