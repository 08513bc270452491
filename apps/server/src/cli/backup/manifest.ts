/** `backup.json`: contents of a backup. It is written last, so a folder without it is not a backup. */
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { migrationSets } from '../../database/migrate.ts';

export const manifestName = 'backup.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifest = z.strictObject({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Hash of the migrations, which identifies the table version. */
  migrations: sha256,
  gamesCode: z.string().nullable(),
  /** Ordered so that rows refer only to preceding tables. */
  tables: z.array(
    z.strictObject({
      name: z.string(),
      columns: z.array(z.string()).min(1),
      rows: z.int().min(0),
      file: z.string().regex(/^tables\/[\w.-]+\.gz$/),
      /** SHA-256 of the compressed file. */
      sha256,
    }),
  ),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.int() })),
  /** Uploaded files by content; empty if the operator backs up their storage separately. */
  files: z.array(z.strictObject({ sha256, size: z.int().min(0), mediaType: z.string() })),
  hasFiles: z.boolean(),
  /** True if it includes the installation's secrets, encrypted with the passphrase. */
  hasKeys: z.boolean(),
});
export type Manifest = z.infer<typeof manifest>;

/** @throws Error if the folder does not contain a complete backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new Error(`${folder} contains no complete backup: ${manifestName} is missing.`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(`${path} is not valid JSON.`);
  }
  const read = manifest.safeParse(json);
  if (!read.success)
    throw new Error(`${path}: ${read.error.issues[0]?.path.join('.')}: ${read.error.issues[0]?.message}`);
  return read.data;
}

/** Hash of all migrations, which identifies this version's tables. */
export async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const { folder } of migrationSets()) {
    for (const name of (await readdir(folder)).sort())
      if (name.endsWith('.sql')) hash.update(name).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex');
}

export const filePath = (hash: string): string => `files/${hash.slice(0, 2)}/${hash}`;
