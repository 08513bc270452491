/** `podium backup`, `podium verify`, `podium restore`. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Manifest } from './backup/manifest.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { verifyBackup } from './backup/verify-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import type { Config } from '../ground/config.ts';
import { openDatabase } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { FileStore } from '../files/file-store.ts';
import type { CliIo } from './io.ts';

/** `podium backup <folder> [--without-files]`: backs up a running installation. */
export async function backupVerb(args: string[], { out, error, config }: CliIo): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'without-files': { type: 'boolean', default: false } },
  });
  const folder = oneFolder(positionals, 'backup', error);
  if (folder === undefined) return 2;
  if (existsSync(folder)) {
    error(`podium backup: "${folder}" exists already. Use a new folder for each backup.`);
    return 2;
  }
  const { dataDir, backupPassphrase: passphrase } = config;
  return withDatabase(config, async (database) => {
    const startedAt = performance.now();
    const files = values['without-files'] ? undefined : await openFiles(config, database);
    const manifest = await writeBackup(database, { folder, files, dataDir, passphrase, settings: config });
    out(`${summary(manifest)} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s, in ${resolve(folder)}`);
    if (!manifest.hasKeys)
      error(
        'podium backup: the secrets of this installation are not included. Set BACKUP_PASSPHRASE, or keep SECRET_KEYS elsewhere: without them, encrypted identity numbers and sessions are lost.',
      );
    return 0;
  });
}

/** `podium verify <folder>`: reads and checks a whole backup. */
export async function verifyVerb(args: string[], { out, error, config }: CliIo): Promise<number> {
  const folder = oneFolder(args, 'verify', error);
  if (folder === undefined) return 2;
  const { manifest, faults } = await verifyBackup(folder, config.backupPassphrase);
  for (const fault of faults) error(fault);
  if (faults.length > 0) return 1;
  out(`${summary(manifest)}, made at ${manifest.createdAt}: complete and unchanged.`);
  return 0;
}

/** `podium restore <folder>`: restores into an empty installation without a running server. */
export async function restoreVerb(args: string[], { out, error, config }: CliIo): Promise<number> {
  const folder = oneFolder(args, 'restore', error);
  if (folder === undefined) return 2;
  const { dataDir, backupPassphrase: passphrase } = config;
  return withDatabase(config, async (database) => {
    const startedAt = performance.now();
    const files = await openFiles(config, database);
    const manifest = await restoreBackup(database, { folder, files, dataDir, passphrase });
    out(`${summary(manifest)} restored in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
    if (!manifest.hasFiles) error('podium restore: the backup has no files. Restore their storage too.');
    if (!(manifest.hasKeys && passphrase !== undefined))
      error('podium restore: no secrets were restored. Set SECRET_KEYS and FEED_API_KEY as they were.');
    return 0;
  });
}

function oneFolder(positionals: readonly string[], verb: string, error: (line: string) => void): string | undefined {
  const [folder, ...more] = positionals;
  if (folder !== undefined && more.length === 0) return folder;
  error(`podium ${verb}: expected one folder.`);
  return undefined;
}

const openFiles = async ({ dataDir, filesUrl }: Config, { pool }: Database): Promise<FileStore> =>
  FileStore.open({ pool, dataDir, filesUrl });

async function withDatabase(config: Config, work: (database: Database) => Promise<number>): Promise<number> {
  const database = await openDatabase(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function summary({ gamesCode, tables, files, hasFiles }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1024 / 1024;
  const stored = hasFiles ? `${files.length} files (${megabytes.toFixed(1)} MB)` : 'no files';
  return `${gamesCode ?? 'No Games'}: ${rows} rows in ${tables.length} tables, ${stored}`;
}
