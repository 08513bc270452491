import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPodium } from '../../testing/test-podium.ts';
import type { TestPodium } from '../../testing/test-podium.ts';
import type { BaseKit } from '../kit.ts';
import { BundleRefused, repackBundle, packBundle, sha256Of } from './archive.ts';
import { isSigned, openSigningKey, derivePublicKey, sign } from './signature.ts';
import { bundleVerb } from './verb.ts';

const page = new TextEncoder().encode('<!doctype html><title>Podium</title>');
const zipFiles = (files: Record<string, Uint8Array>): Uint8Array => zipSync(files, { mtime: new Date('2026-01-01') });

describe('an archive', () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const publicKey = derivePublicKey(privateKey);
  const zip = zipFiles({ 'index.html': page, 'assets/app.js': new TextEncoder().encode('start()'.repeat(100)) });
  const signature = sign(zip, privateKey);

  test('is accepted with its valid signature', () => {
    expect(isSigned(zip, signature, publicKey)).toBe(true);
    expect(() => repackBundle(zip)).not.toThrow();
  });

  test('is repacked without the hidden files of macOS', () => {
    const more = zipFiles({ 'index.html': page, '__MACOSX/._index.html': page, 'assets/.DS_Store': page });
    expect(Object.keys(unzipSync(repackBundle(more)))).toEqual(['index.html']);
  });

  test('is refused if any bit differs from the signed content', () => {
    for (let offset = 0; offset < zip.length; offset += 7) {
      const flipped = zip.slice();
      flipped[offset]! ^= 1 << (offset % 8);
      expect(isSigned(flipped, signature, publicKey), `byte ${offset}`).toBe(false);
    }
  });

  test('is refused with the signature of another key or bundle, a damaged signature, or none', () => {
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    }) as string;
    const older = sign(zipFiles({ 'index.html': page }), privateKey);
    for (const wrong of [sign(zip, other), older, signature.slice(4), ''])
      expect(isSigned(zip, wrong, publicKey)).toBe(false);
  });

  test.each([
    ['is cut', zip.slice(0, zip.length - 40)],
    ['is no archive', page],
    ['leads out of its folder', zipFiles({ 'index.html': page, '../outside.js': page })],
    ['has an absolute path', zipFiles({ 'index.html': page, '/etc/outside': page })],
    ['leads out by a file of macOS', zipFiles({ 'index.html': page, '../../._outside.js': page })],
    ['leads out through a folder of macOS', zipFiles({ 'index.html': page, '__MACOSX/../../../outside.js': page })],
    ['has an absolute path to a file of macOS', zipFiles({ 'index.html': page, '/abs/._x': page })],
    [
      'leads out through a file of Windows',
      zipFiles({ 'index.html': page, 'a/desktop.ini/../../../desktop.ini': page }),
    ],
    ['unpacks to far more than it weighs', zipFiles({ 'index.html': page, 'a.js': new Uint8Array(40 * 1024 * 1024) })],
    ['contains another archive', zipFiles({ 'index.html': page, 'more.zip': zip })],
    ['has no page at its root', zipFiles({ 'www/index.html': page })],
  ])('that %s is refused', (_, bytes) => expect(() => repackBundle(bytes)).toThrow(BundleRefused));
});

describe('the apps', () => {
  const app = '/v1/apps/org.podium.games';
  let podium: TestPodium;
  let folder: string;
  let kit: BaseKit;
  const logged: string[] = [];
  const run = async (...args: string[]): Promise<number> => {
    logged.length = 0;
    return bundleVerb.run(args, kit, (line) => logged.push(line));
  };
  /** Writes a version of the app. @returns its folder */
  const version = async (name: string): Promise<string> => {
    const path = join(folder, name);
    await mkdir(join(path, 'assets'), { recursive: true });
    await writeFile(join(path, 'index.html'), page);
    await writeFile(join(path, 'assets/app.js'), `console.log("${name}")`);
    return path;
  };
  const publish = async (name: string, ...options: string[]): Promise<string> => {
    expect(await run('publish', await version(name), ...options), logged.join('\n')).toBe(0);
    return /^Bundle ([0-9a-f]{16}) /u.exec(logged[0]!)![1]!;
  };

  beforeAll(async () => {
    podium = await testPodium();
    folder = await mkdtemp(join(tmpdir(), 'podium-bundles-'));
    kit = { pool: podium.database.pool, dataDir: join(folder, 'data') } as unknown as BaseKit;
  });
  afterAll(async () => {
    await podium.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** The query of the update library while the built-in files are in use. */
  const android = `${app}/bundles/latest?appVersionCode=12&appVersionName=1.2.0&bundleId&channelName&customId&deviceId=b5c9e1f0-7a1d-4c0b-9a63-0a2f6f1d8c11&osVersion=35&platform=0&pluginVersion=8.4.3`;
  const ios = `${app}/bundles/latest?appVersionCode=12&appVersionName=1.2.0&deviceId=7C1B0C1E-54D1-4B43-9C57-0B6C1B9E77A2&osVersion=18.1&platform=1&pluginVersion=8.4.3`;
  const latest = async (path: string): Promise<string | number> => {
    const response = await podium.get(path);
    return response.ok ? ((await response.json()) as { bundleId: string }).bundleId : response.status;
  };

  test('get 404 if no bundle exists', async () => {
    expect(await latest(android)).toBe(404);
    expect(await latest(ios)).toBe(404);
  });

  test('get every field that both platforms decode, and an archive that passes their check', async () => {
    const id = await publish('one');
    for (const request of [android, ios]) {
      const response = await podium.get(request, { 'x-capawesome-device-id': 'a-device' });
      expect(response.headers.get('cache-control')).toContain('no-store');
      const body = (await response.json()) as Record<string, string>;
      expect(body).toEqual({
        artifactType: 'zip',
        bundleId: id,
        channelName: 'production',
        checksum: expect.stringMatching(/^[0-9a-f]{64}$/u),
        signature: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/u),
        customProperties: {},
        url: expect.stringContaining(`${app}/bundles/${id}.zip`),
      });
      const archive = await podium.get(new URL(body['url']!).pathname);
      expect(archive.headers.get('cache-control')).toContain('immutable');
      const bytes = new Uint8Array(await archive.arrayBuffer());
      expect(sha256Of(bytes)).toBe(body['checksum']);
      const publicKey = derivePublicKey(await openSigningKey(kit.dataDir, true));
      expect(isSigned(bytes, body['signature']!, publicKey)).toBe(true);
      expect(Object.keys(unzipSync(bytes)).toSorted()).toEqual(['assets/app.js', 'index.html']);
    }
  });

  test('get one archive for the same files, which is published once', async () => {
    const [first, second] = [await packBundle(join(folder, 'one')), await packBundle(join(folder, 'one'))];
    expect(sha256Of(first)).toBe(sha256Of(second));
    expect(await run('publish', join(folder, 'one'))).toBe(1);
    expect(logged.join()).toContain('has the same files');
  });

  test('get the newest bundle of their channel and version, or the previous one if it is withdrawn', async () => {
    const latestVersion = await latest(android);
    const two = await publish('two', '--android', '13-');
    const beta = await publish('three', '--channel', 'beta');
    expect([await latest(android), await latest(ios)]).toEqual([latestVersion, two]);
    expect(await latest(android.replace('appVersionCode=12', 'appVersionCode=13'))).toBe(two);
    expect(await latest(android.replace('&channelName&', '&channelName=beta&'))).toBe(beta);
    expect(await (await podium.get(`${app}/channels?limit=50&offset=0`)).json()).toEqual([
      { id: 'beta', name: 'beta' },
      { id: 'production', name: 'production' },
    ]);

    expect(await run('withdraw', two)).toBe(0);
    expect(await latest(ios)).toBe(latestVersion);
    const state = async (id: string): Promise<unknown> => (await podium.get(`${app}/bundles/${id}`)).json();
    expect([await state(two), await state(String(latestVersion))]).toEqual([
      { bundleId: two, state: 'withdrawn' },
      { bundleId: latestVersion, state: 'published' },
    ]);
    expect(await run('withdraw', two)).toBe(1);
    expect(await publish('two', '--android', '20-')).toBe(two);
    expect(await latest(android.replace('appVersionCode=12', 'appVersionCode=20'))).toBe(two);
  });

  test('are updated by a rollout that begins with no device and ends with all', async () => {
    const before = await latest(ios);
    const four = await publish('four', '--rollout', '0');
    expect(await latest(ios)).toBe(before);
    expect(await run('rollout', four, '100')).toBe(0);
    expect(await latest(ios)).toBe(four);
    expect(await run('list')).toBe(0);
    expect(logged[0]).toMatch(new RegExp(`^${four}  production  100 %`, 'u'));
  });

  test.each([
    ['/v1/apps/another.app/bundles/latest?platform=0', 404],
    ['/v1/apps/another.app/channels', 404],
    [`${app}/bundles/latest?platform=7`, 400],
    [`${app}/bundles/latest`, 400],
    [`${app}/bundles/0123456789abcdef.zip`, 404],
    [`${app}/bundles/..%2F..%2Fetc.zip`, 404],
    [`${app}/bundles/unknown`, 404],
  ])('get %s answered with %i', async (path, status) => {
    expect((await podium.get(path)).status).toBe(status);
  });

  test.each([
    [['publish'], 2, 'Usage'],
    [['publish', '/no/such/folder'], 1, 'There is no folder "/no/such/folder".'],
    [['publish', '.', '--rollout', '101'], 2, 'not a percentage'],
    [['publish', '.', '--android', '12-x'], 2, 'not a range'],
    [['publish', '.', '--channel', 'No Spaces'], 2, 'not the name of a channel'],
    [['withdraw', 'unknown'], 1, 'no such published bundle'],
    [['nonsense'], 2, 'Usage'],
  ])('are published by podium bundle: %j exits with %i', async (args, code, sentence) => {
    expect(await run(...args)).toBe(code);
    expect(logged.join('\n')).toContain(sentence);
  });

  test('are signed by a key that only its owner can read, and an invalid key file is reported by name', async () => {
    expect(await run('key')).toBe(0);
    expect(logged[0]).toMatch(/^-----BEGIN PUBLIC KEY-----/u);
    expect((await stat(join(kit.dataDir, 'live-updates-key.pem'))).mode & 0o077).toBe(0);
    const broken = join(folder, 'broken');
    await mkdir(broken);
    await writeFile(join(broken, 'live-updates-key.pem'), 'nonsense');
    await expect(openSigningKey(broken, false)).rejects.toThrow('live-updates-key.pem');
    expect(await readFile(join(broken, 'live-updates-key.pem'), 'utf8')).toBe('nonsense');
    await expect(openSigningKey(join(folder, 'restored'), true)).rejects.toThrow('Restore it from a backup');
  });
});
