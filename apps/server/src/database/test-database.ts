import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';

/** One server for all test files of a run; each database is a copy of one migrated template (26 ms). */
const dataDir = process.env['PODIUM_TEST_DATA_DIR'] ?? join(tmpdir(), `podium-test-${process.getuid?.() ?? 0}`);
const template = 'podium_template';

async function adminClient(): Promise<pg.Client> {
  const server = await openEmbedded(dataDir);
  const client = new pg.Client({ host: server.socketDir, user: server.user, database: server.database });
  await client.connect();
  return client;
}

/** A fresh migrated database, dropped by `close()`. */
export async function testDatabase(): Promise<Database & { url: string }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = await adminClient();
  try {
    await admin.query('select pg_advisory_lock(1)');
    await makeTemplate(admin);
    await admin.query(`create database ${name} template ${template}`);
    // The database is temporary, so commits need not wait for the disk.
    await admin.query(`alter database ${name} set synchronous_commit = off`);
  } finally {
    // If the connection is closed, its lock is already released.
    await admin.query('select pg_advisory_unlock(1)').catch(() => undefined);
    await admin.end();
  }
  const server = await openEmbedded(dataDir);
  const url = `postgresql://${server.user}@localhost/${name}?host=${encodeURIComponent(server.socketDir)}`;
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
  const server = await openEmbedded(dataDir);
  const database = await openDatabase({
    databaseUrl: `postgresql://${server.user}@localhost/${template}?host=${encodeURIComponent(server.socketDir)}`,
    dataDir,
  });
  await database.close();
  await admin.query(`comment on database ${template} is '${expectedHash}'`);
}

async function migrationsHash(): Promise<string> {
  const { createHash } = await import('node:crypto');
  const { readdir, readFile } = await import('node:fs/promises');
  const { migrationSets } = await import('./migrate.ts');
  const hash = createHash('sha256');
  for (const { folder } of migrationSets()) {
    for (const name of (await readdir(folder)).sort())
      if (name.endsWith('.sql')) hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex');
}
