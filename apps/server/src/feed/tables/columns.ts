import { bigint, customType, jsonb, pgSchema, smallint, text } from 'drizzle-orm/pg-core';
import type { Texts } from '@podium/games';

export { bytea, instant } from '../../database/columns.ts';

/**
 * The tables of the sport schema. Only `feed/apply/` and `feed/folder/import/` write to them.
 *
 * Invariant: a row belongs to one message. That is either the newest version of a message key (`owner`) or, for
 * entities that are updated one by one, the newest message about the entity within a scope (`scope`, `stamp`). Data
 * from several messages about one entity is merged when read. Therefore the order of arrival does not matter, a
 * retraction is a delete, and an entity that is only referred to is a stub because it has no row.
 *
 * One exception: a line of a result shows organizers' corrections, and keeps the values of its message in `fed`. It is
 * computed again after each change of either (`feed/apply/result-edits.ts`).
 */
export const sport = pgSchema('sport');

export const stampText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
export const texts = <Name extends string>(name: Name) => jsonb(name).$type<Texts>();

/** Columns of rows that a message key owns as a whole. */
export const owned = () => ({
  partition: smallint().notNull(),
  owner: bigint({ mode: 'bigint' }).notNull(),
});

/** Columns of rows that are updated one by one. `source`: 0 import, 1 feed; if both have a row, the feed's is shown. */
export const scoped = () => ({
  partition: smallint().notNull(),
  scope: text().notNull(),
  id: text().notNull(),
  source: smallint().notNull(),
  stamp: stampText('stamp').notNull(),
});
