import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkMigrations, checkSnapshots, readMigrations } from './migration-rules.ts';

const file = 'apps/server/migrations/0099_x.sql';
const messages = (sql: string, version = '0.2.0'): string[] =>
  checkMigrations(new Map([[file, sql]]), version).map(({ line, message }) => `${line} ${message.split(':', 1)[0]!}`);

test('no migration removes a table or column that the previous version uses', () => {
  const migrations = readMigrations(fileURLToPath(new URL('../../', import.meta.url)));
  expect(migrations.size).toBeGreaterThan(30);
  expect(checkMigrations(migrations, '0.1.0')).toEqual([]);
});

describe('a planted violation is reported', () => {
  test.each([
    ['ALTER TABLE "sport"."units" DROP COLUMN "name";', '1 drops what the version before uses'],
    ['-- gone\nDROP TABLE "sport"."units" CASCADE;', '2 drops what the version before uses'],
    ['ALTER TABLE "a"."b" RENAME COLUMN "c" TO "d";', '1 renames what the version before uses'],
    ['ALTER TABLE "a"."b" ALTER COLUMN "c" SET DATA TYPE text;', '1 changes a type that the version before reads'],
    ['ALTER TABLE "a"."b" ALTER COLUMN "c" SET NOT NULL;', '1 requires what the version before may leave out'],
    ['ALTER TABLE "a"."b" ALTER COLUMN "c" DROP DEFAULT;', '1 requires what the version before leaves out'],
    ['ALTER TABLE "a"."b" ADD COLUMN "c" text NOT NULL;', '1 adds a column that the version before cannot fill'],
    ['DELETE FROM "a"."b";', '1 deletes rows that the version before reads'],
    ['CREATE UNIQUE INDEX "x" ON "a"."b" USING btree ("c");', '1 forbids rows that the version before may write'],
    ['ALTER TABLE "a"."b" ADD CONSTRAINT "x" UNIQUE("c");', '1 forbids rows that the version before may write'],
    ['ALTER TABLE "a"."b" ADD CONSTRAINT "x" CHECK ("c" > 0);', '1 forbids rows that the version before may write'],
    [
      'CREATE TABLE "a"."b" ("c" text);\nCREATE UNIQUE INDEX "x" ON "a"."b" USING btree ("c");\nDROP INDEX "a"."x";',
      '3 drops an index that decides about conflicts',
    ],
  ])('%s', (sql, message) => {
    expect(messages(sql)).toEqual([message]);
  });
});

test.each([
  'ALTER TABLE "a"."b" ADD COLUMN "c" text;',
  'ALTER TABLE "a"."b" ADD COLUMN "c" boolean DEFAULT false NOT NULL;',
  'ALTER TABLE "a"."b" ADD COLUMN "c" text;--> statement-breakpoint\nALTER TABLE "a"."b" ADD CONSTRAINT "x" UNIQUE("c");',
  'CREATE TABLE "a"."b" (\n\t"c" text NOT NULL\n);\n--> statement-breakpoint\nALTER TABLE "a"."b" ADD CONSTRAINT "x" UNIQUE("c");',
  'CREATE INDEX "x" ON "a"."b" USING btree ("c");',
  'UPDATE "a"."b" SET "c" = 1;',
])('a change that the previous version does not notice is allowed: %s', (sql) => {
  expect(messages(sql)).toEqual([]);
});

test('unused columns are removed one version later', () => {
  const sql = '-- contract: last read by 0.1.0\nALTER TABLE "a"."b" DROP COLUMN "c";';
  expect(messages(sql, '0.2.0')).toEqual([]);
  expect(messages(sql, '0.1.0')).toEqual(['1 the version that last read this must be older than 0.1.0']);
});

test('only the newest snapshot of each set of migrations is kept', () => {
  const files = [
    'apps/server/migrations/meta/0009_snapshot.json',
    'apps/server/migrations/meta/0010_snapshot.json',
    'apps/server/migrations/meta/_journal.json',
    'apps/server/src/features/qr/migrations/meta/0000_snapshot.json',
  ];
  expect(checkSnapshots(files)).toEqual([
    {
      file: 'apps/server/migrations/meta/0009_snapshot.json',
      line: 1,
      rule: 'newest-snapshot',
      message: 'delete it: drizzle-kit reads only 0010_snapshot.json',
    },
  ]);
});
