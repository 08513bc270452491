import { boolean, index, integer, bigint, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from '../database/columns.ts';

/**
 * Catalog of the file store. The bytes are in its folder or bucket; a row is created before its bytes and deleted after
 * them.
 */
export const files = pgSchema('files');

export const objects = files.table(
  'objects',
  {
    /** SHA-256 of the bytes, hex. */
    sha256: text().primaryKey(),
    mediaType: text('media_type').notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    width: integer(),
    height: integer(),
    /** False until all bytes are stored. */
    isStored: boolean('is_stored').notNull().default(false),
    /** Last upload of these bytes; unused files are kept for a while after it. */
    storedAt: instant('stored_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('objects_stored_at').on(table.storedAt)],
);

/** Smaller copies of images, created on demand, including those of images stored elsewhere. */
export const variants = files.table('variants', { sha256: text().notNull(), width: integer().notNull() }, (table) => [
  primaryKey({ columns: [table.sha256, table.width] }),
]);
