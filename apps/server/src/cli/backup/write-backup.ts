/** Writes a backup of a running installation: one snapshot of the database, its files, and the secrets. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Database } from '../../database/database.ts';
import type { FileStore } from '../../files/file-store.ts';
import { signingKeyName } from '../../ground/data-folder.ts';
import { filePath, manifestName, migrationsHash } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { sealSecrets } from './sealed-keys.ts';
import { listSequences, listTables } from './tables.ts';
import type { TableFacts } from './tables.ts';

export interface BackupOptions {
  /** Folder to create. */
  folder: string;
  /** If undefined, the operator backs up the file storage separately. */
  files?: FileStore;
  dataDir: string;
  /** If undefined, secrets are omitted. */
  passphrase?: string;
  /** Secrets that settings give, which take precedence over the files of DATA_DIR. */
  settings: { secretKeys?: string; feedApiKey?: string };
}

/**
 * Files of DATA_DIR without which encrypted columns, sessions, feed keys and the updates of installed apps would be lost.
 */
export const secretFiles = ['secret-keys', 'feed-api-key', signingKeyName];

/**
 * @returns the manifest of the backup
 * @throws Error if reading or writing fails; the folder does not exist then
 */
export async function writeBackup(database: Database, options: BackupOptions): Promise<Manifest> {
  const { folder } = options;
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  // Contains names, addresses and password hashes, so only its owner may read it.
  await mkdir(partial, { recursive: true, mode: 0o700 });
  try {
    const manifest = await fill(database, { ...options, folder: partial });
    await writeFile(join(partial, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    await rename(partial, folder);
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

async function fill(
  database: Database,
  { folder, files, dataDir, passphrase, settings }: BackupOptions,
): Promise<Manifest> {
  const client = await database.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const tables: Manifest['tables'] = [];
    await mkdir(join(folder, 'tables'), { mode: 0o700 });
    for (const table of await listTables(client)) tables.push(await copyTable(client, folder, table));
    const sequences = await listSequences(client);
    const { rows: games } = await client.query<{ code: string | null }>(
      'select games_code as code from feed.installation',
    );
    const stored = await storedFiles(client);
    await client.query('commit');
    if (files) for (const { sha256 } of stored) await copyFile(files, folder, sha256);
    const secrets = await readSecrets(dataDir, settings);
    if (passphrase !== undefined)
      await writeFile(join(folder, 'keys.sealed'), sealSecrets(secrets, passphrase), { mode: 0o600 });
    return {
      format: 1,
      createdAt: new Date().toISOString(),
      migrations: await migrationsHash(),
      gamesCode: games[0]?.code ?? null,
      tables,
      sequences,
      files: stored,
      hasFiles: files !== undefined,
      hasKeys: passphrase !== undefined && 'secret-keys' in secrets,
    };
  } finally {
    await client.end();
  }
}

async function storedFiles(client: pg.ClientBase): Promise<Manifest['files']> {
  const { rows } = await client.query<Manifest['files'][number]>(
    `select sha256, size, media_type as "mediaType" from files.objects where is_stored order by sha256`,
  );
  return rows;
}

async function copyTable(
  client: pg.ClientBase,
  folder: string,
  { name, columns }: TableFacts,
): Promise<Manifest['tables'][number]> {
  const file = `tables/${name.replaceAll('"', '')}.gz`;
  const rows = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`));
  const sha256 = await write(rows, join(folder, file), [createGzip({ level: 6 })]);
  return { name, columns, rows: rows.rowCount, file, sha256 };
}

async function copyFile(files: FileStore, folder: string, sha256: string): Promise<void> {
  const stream = await files.open(sha256);
  // The file was removed after the snapshot because its last use ended; no public data refers to it.
  if (!stream) throw new Error(`The file ${sha256} is not stored.`);
  const path = join(folder, filePath(sha256));
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const written = await write(stream, path);
  if (written !== sha256) throw new Error(`The stored file ${sha256} is damaged.`);
}

/** @returns the SHA-256 of the written bytes, hex */
async function write(source: Readable, path: string, steps: Transform[] = []): Promise<string> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline([source, ...steps, hashing, createWriteStream(path, { mode: 0o600, flush: true })]);
  return hash.digest('hex');
}

async function readSecrets(
  dataDir: string,
  { secretKeys, feedApiKey }: BackupOptions['settings'],
): Promise<Record<string, string>> {
  const secrets: Record<string, string> = {
    ...(secretKeys !== undefined && { 'secret-keys': secretKeys }),
    ...(feedApiKey !== undefined && { 'feed-api-key': feedApiKey }),
  };
  for (const name of secretFiles.filter((name) => !(name in secrets))) {
    const text = await readFile(join(dataDir, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (text !== undefined) secrets[name] = text;
  }
  return secrets;
}
