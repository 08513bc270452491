/** Backup, verify and restore: a restore recovers everything, and a damaged or foreign backup changes nothing. */
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signingKeyName } from '../../ground/data-folder.ts';
import { testDatabase } from '../../database/test-database.ts';
import { featureEntryTypes as entryTypes } from '../../features/entry-types.gen.ts';
import { replay } from '../../feed/replay.ts';
import { compareStates, stateHashes } from '../../feed/state-hash.ts';
import { FileStore } from '../../files/file-store.ts';
import { openLog } from '../../ground/log.ts';
import { gamesWithContent } from '../../testing/content-folder.ts';
import { runImport } from '../run-import.ts';
import { signUpUser } from '../../testing/sign-up-user.ts';
import { Visitor } from '../../testing/visitor.ts';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import { openSecrets, sealSecrets } from './sealed-keys.ts';
import { verifyBackup } from './verify-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const passphrase = 'four blue toucans';
const log = openLog('silent');
const settings = { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' };
let root: string;
let source: TestPodium;
let backup: string;
let store: FileStore;
let manager: Awaited<ReturnType<typeof signUpUser>>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'podium-backup-'));
  const dataDir = join(root, 'source');
  source = await testPodium({ environment: { ...settings, DATA_DIR: dataDir } });
  const { pool } = source.database;
  store = await FileStore.open({ pool, dataDir });
  const folder = await gamesWithContent(join(root, 'games'));
  const errorLines: string[] = [];
  const code = await runImport(
    source.database,
    { folder, isDryRun: false, isForced: true },
    { out: () => undefined, error: (line) => void errorLines.push(line), log, openFiles: async () => store },
  );
  if (code !== 0) throw new Error(errorLines.join('\n'));
  await source.settle();
  manager = await signUpUser(source, { grant: 'manager' });
  backup = join(root, 'backup');
  await writeBackup(source.database, { folder: backup, files: store, dataDir, passphrase, settings: {} });
});
afterAll(async () => {
  await source.stop();
  await rm(root, { recursive: true, force: true });
});

const copyOfBackup = async (name: string): Promise<string> => {
  const folder = join(root, name);
  await cp(backup, folder, { recursive: true });
  return folder;
};

test('a backup is complete, unchanged, and readable only by its owner', async () => {
  const { manifest, faults } = await verifyBackup(backup, passphrase);
  expect(faults).toEqual([]);
  expect(manifest.tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['feed.journal', 'sport.schedule_units', 'accounts.users', 'content.items']),
  );
  expect(manifest.files.length).toBeGreaterThan(3);
  expect((await stat(backup)).mode & 0o077).toBe(0);
  expect((await stat(join(backup, 'backup.json'))).mode & 0o077).toBe(0);
});

test('secrets are only in the sealed file, which another passphrase does not open', async () => {
  const secret = (await readFile(join(root, 'source', 'secret-keys'), 'utf8')).trim().split(':')[1]!;
  for (const name of await readdir(backup, { recursive: true })) {
    const path = join(backup, name);
    if ((await stat(path)).isFile()) expect((await readFile(path)).includes(secret), name).toBe(false);
  }
  expect((await verifyBackup(backup, 'four red toucans')).faults).toEqual([
    expect.stringMatching(/BACKUP_PASSPHRASE/u),
  ]);
});

test('S7: without the key that signed updates of the apps, a backup has a fault', async () => {
  const folder = await copyOfBackup('signed');
  const file = join(folder, 'backup.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { tables: { name: string; rows: number }[] };
  const bundles = manifest.tables.find(({ name }) => name.replaceAll('"', '') === 'live_updates.bundles')!;
  bundles.rows = 1;
  await writeFile(file, JSON.stringify(manifest));
  const keyFaults = async (): Promise<string[]> =>
    (await verifyBackup(folder, passphrase)).faults.filter((fault) => fault.startsWith('keys.sealed'));
  expect(await keyFaults()).toEqual([expect.stringContaining(signingKeyName)]);
  const sealed = join(folder, 'keys.sealed');
  const secrets = openSecrets(await readFile(sealed, 'utf8'), passphrase);
  await writeFile(sealed, sealSecrets({ ...secrets, [signingKeyName]: 'key' }, passphrase));
  expect(await keyFaults()).toEqual([]);
});

describe('restored on an empty machine', () => {
  let target: TestPodium;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = join(root, 'target');
    const database = await testDatabase();
    const files = await FileStore.open({ pool: database.pool, dataDir });
    await restoreBackup(database, { folder: backup, files, dataDir, passphrase });
    target = await testPodium({ database, environment: { ...settings, DATA_DIR: dataDir } });
  });
  afterAll(async () => target.stop());

  test('every table has the same rows, and a replay of the journal gives the same rows', async () => {
    const [here, there] = await Promise.all([
      stateHashes(source.database.pool, entryTypes),
      stateHashes(target.database.pool, entryTypes),
    ]);
    expect(compareStates(here, there)).toEqual([]);
    const neighbors = await testDatabase();
    try {
      const { differences, messages } = await replay(target.database.pool, neighbors.pool, { log, entryTypes });
      expect(differences).toEqual([]);
      expect(messages).toBeGreaterThan(0);
    } finally {
      await neighbors.close();
    }
  });

  test('people can log in, documents and files are the same, and new rows get new numbers', async () => {
    const { username, password } = manager;
    const visitor = new Visitor(target.url);
    expect((await visitor.post('/api/v1/auth/sign-in', { username, password })).status).toBe(200);
    for (const path of ['/api/v1/medals?lang=en', '/api/v1/places?lang=pt'])
      expect(await (await target.get(path)).json()).toEqual(await (await source.get(path)).json());
    const { rows } = await target.database.pool.query<{ sha256: string }>(
      'select sha256 from files.objects where is_stored',
    );
    const files = await FileStore.open({ pool: target.database.pool, dataDir });
    for (const { sha256 } of rows) expect(await files.bytes(sha256)).toEqual(await store.bytes(sha256));
    expect(await readFile(join(dataDir, 'secret-keys'))).toEqual(await readFile(join(root, 'source', 'secret-keys')));
    await signUpUser(target, { grant: 'referee' });
  });

  test('live clients load everything again', async () => {
    expect(target.readModel.follower.epoch).not.toBe(source.readModel.follower.epoch);
  });
});

test.each([
  [
    'a changed table',
    async (folder: string) => flip(join(folder, 'tables/feed.journal.gz')),
    /feed\.journal\.gz has been changed/u,
  ],
  ['a cut file', async (folder: string) => truncate(await oneFile(folder), 3), /has been changed/u],
  ['a missing file', async (folder: string) => rm(await oneFile(folder)), /is missing/u],
  ['an unfinished backup', async (folder: string) => rm(join(folder, 'backup.json')), /no complete backup/u],
  ['another version', async (folder: string) => rewrite(folder, { migrations: '0'.repeat(64) }), /another version/u],
])('%s is refused, and nothing is changed', async (name, damage, expected) => {
  const folder = await copyOfBackup(name.replaceAll(' ', '-'));
  await damage(folder);
  const database = await testDatabase();
  const dataDir = join(root, `of-${name}`);
  try {
    const files = await FileStore.open({ pool: database.pool, dataDir });
    await expect(restoreBackup(database, { folder, files, dataDir, passphrase })).rejects.toThrow(expected);
    expect((await database.pool.query('select from feed.journal')).rowCount).toBe(0);
    expect((await readdir(root)).includes(`of-${name}`)).toBe(false);
  } finally {
    await database.close();
  }
});

test('secrets from settings are in the backup and replace those of an unused file', async () => {
  const dataDir = join(root, 'settings');
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'secret-keys'), `1:${randomBytes(32).toString('base64')}`);
  const folder = join(root, 'with-settings');
  const secretKeys = `2:${randomBytes(32).toString('base64')}`;
  const given = { secretKeys, feedApiKey: 'a-key-of-the-settings' };
  const { hasKeys } = await writeBackup(source.database, { folder, dataDir, passphrase, settings: given });
  expect(hasKeys).toBe(true);
  expect(openSecrets(await readFile(join(folder, 'keys.sealed'), 'utf8'), passphrase)).toEqual({
    'secret-keys': secretKeys,
    'feed-api-key': 'a-key-of-the-settings',
  });
});

test('a backup without any keys reports that it has none', async () => {
  const folder = join(root, 'without-keys');
  const dataDir = join(root, 'nothing');
  const { hasKeys } = await writeBackup(source.database, { folder, dataDir, passphrase, settings: {} });
  expect(hasKeys).toBe(false);
});

test('a database with data is not overwritten', async () => {
  const before = await stateHashes(source.database.pool, entryTypes);
  const options = { folder: backup, files: store, dataDir: join(root, 'source'), passphrase };
  await expect(restoreBackup(source.database, options)).rejects.toThrow(/not empty/u);
  expect(compareStates(before, await stateHashes(source.database.pool, entryTypes))).toEqual([]);
});

test('an incomplete backup is removed', async () => {
  const folder = join(root, 'broken');
  const broken = { open: async () => undefined } as unknown as FileStore;
  const options = { folder, files: broken, dataDir: root, settings: {} };
  await expect(writeBackup(source.database, options)).rejects.toThrow(/not stored/u);
  expect((await readdir(root)).filter((name) => name.startsWith('broken'))).toEqual([]);
});

const oneFile = async (folder: string): Promise<string> => {
  const { manifest } = await verifyBackup(folder);
  const { sha256 } = manifest.files[0]!;
  return join(folder, 'files', sha256.slice(0, 2), sha256);
};

async function flip(path: string): Promise<void> {
  const bytes = await readFile(path);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = bytes[middle]! ^ 1;
  await writeFile(path, bytes);
}

async function rewrite(folder: string, changes: object): Promise<void> {
  const path = join(folder, 'backup.json');
  await writeFile(path, JSON.stringify({ ...(JSON.parse(await readFile(path, 'utf8')) as object), ...changes }));
}
