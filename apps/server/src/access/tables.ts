import { bigint, integer, jsonb, pgSchema, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** What the house keeps for all features that deal with people. */
export const people = pgSchema('people');

/** Counters of limits, all processes' together. The key is a keyed hash: neither an address nor a name. */
export const limits = people.table('limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Epoch milliseconds. */
  expire: bigint({ mode: 'number' }),
});

/** Letters that are to be sent; one that is sent is gone from here. Written with whatever they tell of. */
export const letters = people.table('letters', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  letter: jsonb().notNull(),
  tries: smallint().notNull().default(0),
  nextAt: instant('next_at').notNull(),
  /** For whoever looks: no address, no text. */
  kind: text().notNull(),
});
