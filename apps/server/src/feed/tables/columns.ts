import { bigint, customType, jsonb, pgSchema, smallint, text } from 'drizzle-orm/pg-core';
import type { Texts } from '@podium/games';

export { bytea, instant } from '../../database/columns.ts';

/**
 * The sport's tables. Only `feed/apply/` and `feed/folder/import/` write them.
 *
 * Invariant: a row belongs to one message. Either to the newest version of a message key (`owner`), or, where updates
 * patch single entities, to the newest message that spoke of that entity within a scope (`scope`, `stamp`). What several
 * messages say about one thing is merged when read. So the order of arrival cannot matter, a retraction is a delete, and a
 * thing that is only referred to is a stub because no row of its own exists.
 */
export const sport = pgSchema('sport');

export const stampText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
export const texts = <Name extends string>(name: Name) => jsonb(name).$type<Texts>();

/** Columns of rows that a message key owns as a whole. */
export const owned = () => ({
  partition: smallint().notNull(),
  owner: bigint({ mode: 'bigint' }).notNull(),
});

/** Columns of rows that updates patch one by one. `source`: 0 import, 1 feed; where both speak, the feed's row is shown. */
export const scoped = () => ({
  partition: smallint().notNull(),
  scope: text().notNull(),
  id: text().notNull(),
  source: smallint().notNull(),
  stamp: stampText('stamp').notNull(),
});
