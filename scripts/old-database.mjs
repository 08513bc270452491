// Writes a database as a version of Podium left it, as SQL, for the test of upgrades. `npm ci` in a checkout of that
// version comes first:
//   node scripts/old-database.mjs ../podium-6dede33 apps/server/fixtures/upgrade/6dede33.sql.gz
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const [checkout, target] = process.argv.slice(2).map((path) => resolve(path));
const server = join(checkout, 'apps/server');
const load = (file) => import(pathToFileURL(join(server, 'src', file)).href);
const { testDatabase } = await load('database/test-database.ts');
const { examplesFolder, feedFiles, xmlFiles } = await load('feed/testing/feed-files.ts');
const { importFolder } = await load('feed/import/test-import.ts');

const folders = ['base', 'messages', 'sequences/03-retraction', 'sequences/04-correction-of-official'];
const database = await testDatabase();
const files = await Promise.all(folders.map((folder) => xmlFiles(join(examplesFolder, folder))));
await feedFiles(database.pool, files.flat());
const imported = await importFolder(database, join(server, 'fixtures/games-folder'));
if (imported.code !== 0) throw new Error(imported.errors);
writeFileSync(target, gzipSync(await dump(), { level: 9 }));
await database.close();

async function dump() {
  const query = async (sql) => (await database.pool.query(sql)).rows;
  const { entries } = JSON.parse(readFileSync(join(server, 'migrations/meta/_journal.json'), 'utf8'));
  const sql = entries.map(({ tag }) => readFileSync(join(server, 'migrations', `${tag}.sql`), 'utf8'));
  sql.push(
    'create schema podium;',
    'create table podium.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);',
  );
  const tables = await query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('feed', 'sport', 'podium') and tablename not like 'journal\\_%' order by 1`,
  );
  for (const { name } of tables) {
    const [{ rows }] = await query(`select jsonb_agg(to_jsonb(t))::text as rows from ${name} t`);
    if (rows === null) continue;
    if (rows.includes('$rows$')) throw new Error(`${name} holds the quote of the dump`);
    sql.push(
      `insert into ${name} overriding system value select * from jsonb_populate_recordset(null::${name}, $rows$${rows}$rows$);`,
    );
  }
  const sequences = await query(
    `select format('%I.%I', schemaname, sequencename) as name, last_value from pg_sequences where last_value is not null order by 1`,
  );
  for (const { name, last_value: last } of sequences) sql.push(`select setval('${name}', ${last});`);
  return sql.join('\n');
}
