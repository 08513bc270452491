/** Uploads and public files over HTTP, with a real database and a folder. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredFile } from '@podium/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '../database/database.ts';
import { features } from '../features/features.gen.ts';
import type { Feature } from '../features/kit.ts';
import { RawConnection } from '../testing/raw-connection.ts';
import { signUpUser } from '../testing/sign-up-user.ts';
import { testPodium } from '../testing/test-podium.ts';
import type { TestPodium } from '../testing/test-podium.ts';
import { FileStore } from './file-store.ts';
import type { FileUse } from './file-use.ts';
import { SportFiles } from './sport-files.ts';

let podium: TestPodium;
let dataDir: string;
let store: FileStore;
let publisher: Awaited<ReturnType<typeof signUpUser>>;
/** Uses that a feature would look up in its tables. */
const uses = new Map<string, FileUse>();
const publishing: Feature = { name: 'publishing', fileUse: async (sha256) => uses.get(sha256) };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'podium-files-'));
  podium = await testPodium({
    environment: { DATA_DIR: dataDir, ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' },
    features: [...features, publishing],
  });
  store = await FileStore.open({ pool: podium.database.pool, dataDir });
  publisher = await signUpUser(podium, { grant: 'publisher' });
});
afterAll(async () => {
  await podium.stop();
  await rm(dataDir, { recursive: true });
});

const upload = async (bytes: Uint8Array, purpose: string): Promise<Response> =>
  publisher.ask('POST', `/api/v1/files?purpose=${purpose}`, bytes);

async function publishFile(bytes: Uint8Array, purpose: string, use: FileUse = 'public'): Promise<StoredFile> {
  const response = await upload(bytes, purpose);
  expect(response.status).toBe(201);
  const file = (await response.json()) as StoredFile;
  uses.set(file.sha256, use);
  return file;
}

const picture = async (width: number, height = 100): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: `#${width.toString(16).padStart(6, '0')}` } })
    .png()
    .toBuffer();

const pdf = (content: string): Buffer => Buffer.from(`%PDF-1.7\n${content}\n%%EOF\n`);

const storedNames = async (): Promise<string[]> =>
  (await readdir(join(dataDir, 'files'), { recursive: true })).filter((name) => name.length > 40);

const countRows = async (sha256: string): Promise<number> => {
  const { rows } = await podium.database.pool.query<{ count: number }>(
    `select (select count(*) from files.objects where sha256 = $1)
          + (select count(*) from files.variants where sha256 = $1) as count`,
    [sha256],
  );
  return rows[0]!.count;
};

describe('an upload', () => {
  test('returns the stored file, and the same bytes are stored once', async () => {
    const bytes = await picture(60, 40);
    const first = await publishFile(bytes, 'photo');
    expect(first).toMatchObject({ mediaType: 'image/png', width: 60, height: 40 });
    expect(await publishFile(bytes, 'photo')).toEqual(first);
    expect((await storedNames()).filter((name) => name.includes(first.sha256))).toHaveLength(1);
    expect((await stat(join(dataDir, 'files', first.sha256.slice(0, 2)))).mode & 0o077).toBe(0);
    expect((await stat(join(dataDir, 'files', first.sha256.slice(0, 2), first.sha256))).mode & 0o077).toBe(0);
  });

  test('that is refused is answered with the expected formats, and leaves no file behind', async () => {
    const before = await storedNames();
    const refusals: [Uint8Array, string, number, string][] = [
      [Buffer.from('MZ'), 'photo', 415, 'The file is in an unknown format. Expected JPEG, PNG, WebP, GIF, or AVIF.'],
      [Buffer.alloc(8 * 1024 * 1024, 'a'), 'captions', 413, 'The file is larger than 1 MB.'],
      [Buffer.from('%PDF-1.7'), 'document', 422, 'The PDF file is incomplete: it does not end with "%%EOF".'],
      [new Uint8Array(), 'document', 422, 'The file is empty.'],
      [Buffer.from('x'), 'poster', 400, 'Invalid query parameter'],
    ];
    for (const [bytes, purpose, status, message] of refusals) {
      const response = await upload(bytes, purpose);
      expect(response.status, message).toBe(status);
      expect(((await response.json()) as { error: { message: string } }).error.message).toContain(message);
    }
    expect(await storedNames()).toEqual(before);
    expect(await readdir(join(dataDir, 'files', 'incoming'))).toEqual([]);
  });

  test('that is interrupted leaves no file behind', async () => {
    const before = await storedNames();
    const incoming = async (): Promise<number> => (await readdir(join(dataDir, 'files', 'incoming'))).length;
    const cookies = [...publisher.cookies].map((pair) => pair.join('=')).join('; ');
    const connection = new RawConnection(podium.url).send(
      `POST /api/v1/files?purpose=video HTTP/1.1\r\nhost: x\r\norigin: ${podium.url}\r\nsec-fetch-site: same-origin\r\ncookie: ${cookies}\r\ncontent-length: 1000000\r\n\r\n${'x'.repeat(5000)}`,
    );
    await expect.poll(incoming).toBe(1);
    connection.close();
    await expect.poll(incoming).toBe(0);
    expect(await storedNames()).toEqual(before);
  });
});

describe('a file', () => {
  test('is served only while a public item uses it, and is gone soon afterwards', async () => {
    const { sha256 } = await publishFile(pdf('use'), 'document', 'private');
    const status = async (): Promise<number> => (await podium.get(`/files/${sha256}`)).status;
    expect(await status()).toBe(404);
    const preview = await publisher.ask('GET', `/files/${sha256}`);
    expect([preview.status, preview.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(preview.headers.get('access-control-allow-origin')).toBeNull();
    uses.set(sha256, 'public');
    const response = await podium.get(`/files/${sha256}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf('use'));
    expect((await podium.get(`/api/v1/files/${sha256}`)).status).toBe(200);
    uses.delete(sha256);
    await expect.poll(status).toBe(404);
  });

  test('that may be withdrawn at any time is not cached, and a hidden one is not served', async () => {
    const withdrawable = await publishFile(pdf('withdrawable'), 'document', 'revalidate');
    for (const path of ['/files/', '/api/v1/files/']) {
      const { headers } = await podium.get(path + withdrawable.sha256);
      expect(headers.get('cache-control')).toBe('public, max-age=5, must-revalidate');
    }
    const hidden = await publishFile(pdf('hidden'), 'document', 'hidden');
    expect((await podium.get(`/files/${hidden.sha256}`)).status).toBe(404);
    expect((await publisher.ask('GET', `/files/${hidden.sha256}`)).status).toBe(404);
  });

  test('is sandboxed, never sniffed, and can have a name', async () => {
    const { sha256 } = await publishFile(pdf('name'), 'document');
    const { headers } = await podium.get(`/files/${sha256}/Boletim%20n%C2%BA%2012.pdf`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Boletim_n__12.pdf"; filename*=UTF-8''Boletim%20n%C2%BA%2012.pdf`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const download = await podium.get(`/files/${sha256}?download`);
    expect(download.headers.get('content-disposition')).toBe(`attachment; filename="${sha256.slice(0, 12)}.pdf"`);
  });

  test('answers HEAD, conditional requests and ranges', async () => {
    const bytes = pdf('0123456789');
    const { sha256, size } = await publishFile(bytes, 'document');
    const path = `/files/${sha256}`;
    const head = await fetch(podium.url + path, { method: 'HEAD' });
    const etag = head.headers.get('etag')!;
    expect([head.status, head.headers.get('content-length'), etag]).toEqual([200, String(size), `"${sha256}"`]);
    expect(head.headers.get('accept-ranges')).toBe('bytes');
    expect((await podium.get(path, { 'if-none-match': `W/${etag}` })).status).toBe(304);

    const part = await podium.get(path, { range: 'bytes=5-7', 'if-range': etag });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 5-7/${size}`,
      bytes.toString().slice(5, 8),
    ]);
    expect((await podium.get(path, { range: 'bytes=5-7', 'if-range': '"other"' })).status).toBe(200);
    const beyond = await podium.get(path, { range: `bytes=${size}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
  });
});

describe('an image', () => {
  test('is available in a few widths, is never enlarged, and is scaled once for all readers', async () => {
    const { sha256 } = await publishFile(await picture(700), 'photo');
    const answers = await Promise.all(Array.from({ length: 8 }, async () => podium.get(`/files/${sha256}/320`)));
    for (const response of answers) {
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(320);
    }
    const wide = await podium.get(`/files/${sha256}/1280`);
    expect((await sharp(Buffer.from(await wide.arrayBuffer())).metadata()).width).toBe(700);
    expect(wide.headers.get('etag')).toBe(`"${sha256}-1280"`);
    expect((await podium.get(`/files/${sha256}/321`)).status).toBe(404);
    expect((await storedNames()).filter((name) => name.includes(sha256))).toHaveLength(3);
    const document = await publishFile(pdf('no widths'), 'document');
    expect((await podium.get(`/files/${document.sha256}/320`)).status).toBe(404);
  });

  /** Inserts a delegation whose flag is a stored file. */
  const insertFlag = async (sha256: string): Promise<void> =>
    void (await podium.database.pool.query(
      `insert into sport.organisations (partition, owner, id, code, name, flag, is_ranked, is_hidden, sort)
       values (1, 1, $1, $1, '{}', 'file:' || $1, true, false, 0)`,
      [sha256],
    ));

  test('of a person may be withdrawn at any time, and is hidden while the person is hidden or no page shows it', async () => {
    const [publicFile, hidden, flag, former] = ['a', 'b', 'c', 'f'].map((letter) => letter.repeat(64));
    const { pool } = podium.database;
    await pool.query(`insert into sport.files select unnest($1::text[]), 'image/png', ''`, [
      [publicFile, hidden, flag, former],
    ]);
    await insertFlag(flag!);
    const people = {
      photos: new Set([`file:${publicFile}`, `file:${hidden}`]),
      hiddenPhotos: new Set([`file:${hidden}`]),
    };
    const { use } = new SportFiles(pool, () => people);
    expect(await Promise.all([publicFile, hidden, flag, former, 'd'].map(async (sha256) => use(sha256!)))).toEqual([
      'revalidate',
      'hidden',
      'public',
      undefined,
      undefined,
    ]);
  });

  test('of the Games is served with its widths from the same addresses', async () => {
    const bytes = await picture(400);
    const sha256 = 'e'.repeat(64);
    await podium.database.pool.query('insert into sport.files values ($1, $2, $3)', [sha256, 'image/png', bytes]);
    await insertFlag(sha256);
    for (const path of ['/files/', '/api/v1/files/'])
      expect(Buffer.from(await (await podium.get(path + sha256)).arrayBuffer())).toEqual(bytes);
    const small = await podium.get(`/files/${sha256}/320`);
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(320);
  });
});

describe('the clean-up', () => {
  const cleanUp = async (): Promise<void> =>
    transaction(podium.database.pool, async (client) =>
      store.removeUnused(client, async (sha256) => ({
        isUsed: uses.has(sha256) || sha256.startsWith('eee'),
        isPublic: uses.get(sha256) === 'public',
      })),
    );

  test('removes an unused file a day after its upload, and its variants at once', async () => {
    const { sha256 } = await publishFile(await picture(500), 'photo');
    await podium.get(`/files/${sha256}/320`);
    await cleanUp();
    expect(await countRows(sha256)).toBe(2);
    uses.set(sha256, 'private');
    await podium.database.pool.query(`update files.objects set stored_at = now() - interval '25 hours'`);
    await cleanUp();
    expect(await countRows(sha256)).toBe(1);
    uses.delete(sha256);
    await cleanUp();
    expect(await countRows(sha256)).toBe(0);
    expect((await storedNames()).filter((name) => name.includes(sha256))).toEqual([]);
  });
});
