import { createHash, randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';

/** One server for all test files of a run; each database is a copy of one migrated template (26 ms). */
const dataDir = process.env['PODIUM_TEST_DATA_DIR'] ?? join(tmpdir(), `podium-test-${process.getuid?.() ?? 0}`);
const template = 'podium_template';
/** Filled templates belong to one run of the tests, because the code that fills them may have changed by the next. */
const runId = process.env['PODIUM_TEST_RUN'] ?? String(process.pid);
const filledPrefix = `podium_filled_${runId}_`;

async function adminClient(): Promise<pg.Client> {
  const server = await openEmbedded(dataDir);
  const client = new pg.Client({ host: server.socketDir, user: server.user, database: server.database });
  await client.connect();
  return client;
}

/** A fresh migrated database, dropped by `close()`. */
export async function testDatabase(): Promise<Database & { url: string }> {
  return copyOf(async (admin) => {
    await makeTemplate(admin);
    return template;
  });
}

/**
 * A database with the same content as every other of this name in the run: the first test fills a template, and all
 * others copy it. Dropped by `close()`.
 * @param name of the content, with everything that it depends on
 */
export async function filledDatabase(
  name: string,
  fill: (database: Database) => Promise<void>,
): Promise<Database & { url: string }> {
  return copyOf(async (admin) => {
    await makeTemplate(admin);
    const filled = filledPrefix + createHash('sha256').update(name).digest('hex').slice(0, 12);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [filled]);
    if (rowCount !== 0) return filled;
    const building = `${filled}_building`;
    await admin.query(`drop database if exists ${building} with (force)`);
    await admin.query(`create database ${building} template ${template}`);
    await admin.query(`alter database ${building} set synchronous_commit = off`);
    const database = await openDatabase({ databaseUrl: await urlOf(building), dataDir });
    try {
      await fill(database);
    } finally {
      await database.close();
    }
    await admin.query(`alter database ${building} rename to ${filled}`);
    return filled;
  });
}

export async function dropFilledDatabases(): Promise<void> {
  const admin = await adminClient();
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [filledPrefix],
  );
  for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
  await admin.end();
}

async function urlOf(name: string): Promise<string> {
  const server = await openEmbedded(dataDir);
  return `postgresql://${server.user}@localhost/${name}?host=${encodeURIComponent(server.socketDir)}`;
}

/** Copies the database that `findTemplate` names; one test at a time. */
async function copyOf(findTemplate: (admin: pg.Client) => Promise<string>): Promise<Database & { url: string }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = await adminClient();
  try {
    await admin.query('select pg_advisory_lock(1)');
    await admin.query(`create database ${name} template ${await findTemplate(admin)}`);
    // The database is temporary, so commits need not wait for the disk.
    await admin.query(`alter database ${name} set synchronous_commit = off`);
  } finally {
    // If the connection is closed, its lock is already released.
    await admin.query('select pg_advisory_unlock(1)').catch(() => undefined);
    await admin.end();
  }
  const url = await urlOf(name);
  const database = await openDatabase({ databaseUrl: url, dataDir });
  const close = async (): Promise<void> => {
    await database.close();
    const client = await adminClient();
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  };
  return { ...database, url, close };
}

/** Rebuilds the template whenever the migrations differ from those it was built with. */
async function makeTemplate(admin: pg.Client): Promise<void> {
  const expectedHash = await migrationsHash();
  const { rows } = await admin.query<{ comment: string | null }>(
    `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
    [template],
  );
  if (rows[0]?.comment === expectedHash) return;
  await admin.query(`drop database if exists ${template} with (force)`);
  await admin.query(`create database ${template}`);
  const database = await openDatabase({ databaseUrl: await urlOf(template), dataDir });
  await database.close();
  await admin.query(`comment on database ${template} is '${expectedHash}'`);
}

async function migrationsHash(): Promise<string> {
  const { readdir, readFile } = await import('node:fs/promises');
  const { migrationSets } = await import('./migrate.ts');
  const hash = createHash('sha256');
  for (const { folder } of migrationSets()) {
    for (const name of (await readdir(folder)).sort())
      if (name.endsWith('.sql')) hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex');
}
