/** Restores a backup into an empty installation. */
import { createReadStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../../database/database.ts';
import type { FileStore } from '../../files/file-store.ts';
import { filePath, migrationsHash } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { openSecrets } from './sealed-keys.ts';
import { listTables } from './tables.ts';
import { verifyBackup } from './verify-backup.ts';
import { secretFiles } from './write-backup.ts';

export interface RestoreOptions {
  folder: string;
  files: FileStore;
  dataDir: string;
  /** If undefined, the installation takes its secrets from settings or generates new ones. */
  passphrase?: string;
}

/**
 * Restores database, files and secrets. Live clients reload everything, because the stream gets a new epoch.
 *
 * @throws Error if the backup is damaged or from another version, or the installation is not empty; nothing is changed
 * then
 */
export async function restoreBackup(database: Database, options: RestoreOptions): Promise<Manifest> {
  const { folder, files, dataDir, passphrase } = options;
  const { manifest, faults } = await verifyBackup(folder, passphrase);
  if (faults.length > 0) throw new Error(`The backup is damaged: ${faults.slice(0, 5).join(' ')}`);
  if (manifest.migrations !== (await migrationsHash()))
    throw new Error('The backup was made by another version of Podium. Restore it with that version, then upgrade.');
  const secrets =
    manifest.hasKeys && passphrase !== undefined
      ? openSecrets(await readFile(join(folder, 'keys.sealed'), 'utf8'), passphrase)
      : {};
  const client = await database.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await refuseIfFilled(client);
    for (const { name, columns, file } of manifest.tables) {
      const rows = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
      await pipeline(createReadStream(join(folder, file)), createGunzip(), rows);
    }
    for (const { name, value } of manifest.sequences)
      await client.query('select setval($1::regclass, $2)', [name, value]);
    await client.query('update feed.installation set epoch = $1', [randomBytes(4).toString('hex')]);
    // Bytes before rows, so that every file with a row has its bytes.
    if (manifest.hasFiles)
      for (const { sha256, mediaType } of manifest.files)
        await files.putBack(sha256, mediaType, createReadStream(join(folder, filePath(sha256))));
    await writeSecrets(dataDir, secrets);
    await client.query('commit');
  } finally {
    // Closing the connection rolls back an open transaction.
    await client.end();
  }
  return manifest;
}

/** Refuses if any table has rows, except for the installation row, which is replaced. */
async function refuseIfFilled(client: pg.ClientBase): Promise<void> {
  await client.query('lock table feed.journal in exclusive mode');
  for (const { name } of await listTables(client)) {
    if (name === 'feed.installation') continue;
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount !== 0)
      throw new Error(
        `The database is not empty: ${name} has rows. Restore into an empty database, started with DEMO=off.`,
      );
  }
  await client.query('delete from feed.installation');
}

async function writeSecrets(dataDir: string, secrets: Record<string, string>): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  for (const name of secretFiles) {
    const text = secrets[name];
    if (text !== undefined) await writeFile(join(dataDir, name), text, { mode: 0o600 });
  }
}
