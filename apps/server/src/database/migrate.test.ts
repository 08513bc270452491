import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { migrate, migrationsFolder } from './migrate.ts';
import { dropSchemas } from '../testing/old-database.ts';
import { testDatabase } from './test-database.ts';

const run = promisify(execFile);
const serverFolder = fileURLToPath(new URL('../../', import.meta.url));
const drizzleKit = fileURLToPath(new URL('../../../../node_modules/drizzle-kit/bin.cjs', import.meta.url));

/**
 * Columns, keys and indexes of our schemas, as text. Only migrations define partitions, so the partitioned tables are
 * compared instead.
 */
async function readShape(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select format('%s.%s %s %s %s %s', table_schema, table_name, column_name, data_type, is_nullable, coalesce(column_default, identity_generation, '')) as line
       from information_schema.columns where table_schema in ('feed', 'sport', 'people') and table_name not in ('journal_production', 'journal_test')
     union all
     select format('%s %s', tablename, regexp_replace(indexdef, ' ON ONLY ', ' ON ')) from pg_indexes
       where schemaname in ('feed', 'sport', 'people') and tablename not in ('journal_production', 'journal_test')
     order by 1`,
  );
  return rows.map((row) => row.line);
}

test('a database made fresh from the table definitions and a migrated one are the same', async () => {
  const migrated = await testDatabase();
  const fresh = await testDatabase();
  try {
    const { stdout } = await run(process.execPath, [drizzleKit, 'export', '--config', 'drizzle.config.ts'], {
      cwd: serverFolder,
    });
    await dropSchemas(fresh.pool);
    const sql = stdout
      .slice(stdout.indexOf('CREATE SCHEMA'))
      .replace('CREATE SCHEMA "feed";', 'CREATE SCHEMA "feed"; CREATE SEQUENCE "feed"."journal_id";');
    await fresh.pool.query(sql);
    expect(await readShape(fresh.pool)).toEqual(await readShape(migrated.pool));
  } finally {
    await migrated.close();
    await fresh.close();
  }
});

test('migrating again changes nothing, even from two processes at once', async () => {
  const database = await testDatabase();
  try {
    const before = await readShape(database.pool);
    await Promise.all([migrate(database.pool), migrate(database.pool)]);
    expect(await readShape(database.pool)).toEqual(before);
  } finally {
    await database.close();
  }
});

test('a migration waits for a table in use without blocking other queries', async () => {
  const database = await testDatabase();
  const { pool } = database;
  await pool.query(
    `alter table imports.uploads drop column columns;
     drop table imports.list_columns;
     alter table imports.exports drop column format;
     delete from podium.migrations_of_imports where id > (select max(id) - 2 from podium.migrations_of_imports)`,
  );
  const holder = await pool.connect();
  try {
    await holder.query('begin; lock table imports.uploads in access share mode');
    const migrating = migrate(pool);
    const waiting = `select from pg_locks where relation = 'imports.uploads'::regclass and not granted`;
    await vi.waitUntil(async () => (await pool.query(waiting)).rowCount === 1, { timeout: 60_000, interval: 10 });
    // Queues behind the migration, which times out and releases its place in the queue.
    await pool.query('select id from imports.uploads');
    await holder.query('commit');
    await migrating;
    await pool.query('select columns from imports.uploads');
  } finally {
    holder.release(true);
    await database.close();
  }
});

test('every migration is in the journal of migrations, in order', async () => {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  expect(journal.entries.map((entry) => `${entry.tag}.sql`)).toEqual(files);
});

test('the journal is partitioned by feed flag: test traffic is in a separate table', async () => {
  const database = await testDatabase();
  try {
    const { rows } = await database.pool.query<{ child: string; bound: string }>(
      `select inhrelid::regclass::text as child, pg_get_expr(relpartbound, oid) as bound from pg_inherits join pg_class on oid = inhrelid
       where inhparent = 'feed.journal'::regclass order by 1`,
    );
    expect(rows).toEqual([
      { child: 'feed.journal_production', bound: "FOR VALUES IN ('P')" },
      { child: 'feed.journal_test', bound: "FOR VALUES IN ('T')" },
    ]);
  } finally {
    await database.close();
  }
});
