/** Uploads left incomplete by a killed process, and storage that is not a folder. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { transaction } from '../database/database.ts';
import { testDatabase } from '../database/test-database.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { FileStore } from './file-store.ts';

const bytes = Buffer.from('%PDF-1.7\nwhole\n%%EOF\n');
const sha256 = createHash('sha256').update(bytes).digest('hex');
const body = async function* (): AsyncGenerator<Uint8Array> {
  yield bytes.subarray(0, 9);
  yield bytes.subarray(9);
};

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => database.close());

test('an upload whose process is killed is not stored, can be repeated, and is cleaned up', async () => {
  const dataDir = await scratchFolder();
  const code = `
    import pg from 'pg';
    import { FileStore } from ${JSON.stringify(new URL('file-store.ts', import.meta.url).href)};
    const pool = new pg.Pool({ connectionString: ${JSON.stringify(database.url)} });
    const store = await FileStore.open({ pool, dataDir: ${JSON.stringify(dataDir)} });
    await store.put((async function* () {
      yield Buffer.from('%PDF-1.7');
      process.stdout.write('half');
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    })(), 'document');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: import.meta.dirname });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const incoming = join(dataDir, 'files', 'incoming');
  const [leftover = ''] = await readdir(incoming);
  expect((await stat(join(incoming, leftover))).size).toBe(8);
  expect(await readdir(join(dataDir, 'files'))).toEqual(['incoming']);

  const store = await FileStore.open({ pool: database.pool, dataDir });
  // Simulates a process killed after writing the row and before storing the bytes.
  await database.pool.query(
    `insert into files.objects (sha256, media_type, size) values ($1, 'application/pdf', ${bytes.length})`,
    [sha256],
  );
  expect(await store.find(sha256)).toBeUndefined();
  expect(await store.put(body(), 'document')).toMatchObject({ sha256, size: bytes.length });
  expect(await store.find(sha256)).toMatchObject({ size: bytes.length });
  expect(await buffer((await store.open(sha256))!)).toEqual(bytes);

  const longAgo = new Date(Date.now() - 7_200_000);
  await utimes(join(incoming, leftover), longAgo, longAgo);
  await transaction(database.pool, async (client) =>
    store.removeUnused(client, async () => ({ isUsed: true, isPublic: true })),
  );
  expect(await readdir(incoming)).toEqual([]);
});

test('a command stores only files of its folder, and errors name the file', async () => {
  const [dataDir, folder] = await Promise.all([scratchFolder(), scratchFolder()]);
  await Promise.all([
    writeFile(join(folder, 'report.pdf'), bytes),
    writeFile(join(folder, 'notes.pdf'), 'notes'),
    writeFile(join(dataDir, 'secret.pdf'), bytes),
  ]);
  const store = await FileStore.open({ pool: database.pool, dataDir });
  expect(await store.putFromFolder(folder, 'report.pdf', 'document')).toMatchObject({ sha256 });
  await expect(store.putFromFolder(folder, 'notes.pdf', 'document')).rejects.toThrow(
    'notes.pdf: The file is in an unknown format. Expected PDF.',
  );
  for (const path of ['none.pdf', `../${dataDir.split('/').at(-1)}/secret.pdf`, '.'])
    await expect(store.putFromFolder(folder, path, 'document')).rejects.toThrow('the folder contains no such file');
});

test('S3-compatible storage is written, read in ranges and emptied like the folder', async () => {
  const objects = new Map<string, Buffer>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const key = request.url!.split('?', 1)[0]!;
    const stored = objects.get(key);
    if (request.method === 'PUT') objects.set(key, await buffer(request));
    else if (request.method === 'DELETE') objects.delete(key);
    else if (!stored) response.writeHead(404).write('<Error><Code>NoSuchKey</Code></Error>');
    else {
      const [, start, end] = /bytes=(\d+)-(\d+)/u.exec(request.headers.range ?? '') ?? [];
      response.writeHead(start ? 206 : 200);
      response.write(start ? stored.subarray(Number(start), Number(end) + 1) : stored);
    }
    response.end();
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const dataDir = await scratchFolder();
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const filesUrl = `s3://key:se%2Fcret@podium-files/games?region=auto&endpoint=${encodeURIComponent(endpoint)}`;
  const store = await FileStore.open({ pool: database.pool, dataDir, filesUrl });
  await store.put(body(), 'document');
  expect([...objects]).toEqual([[`/podium-files/games/${sha256.slice(0, 2)}/${sha256}`, bytes]]);
  expect(await buffer((await store.open(sha256))!)).toEqual(bytes);
  expect(String(await buffer((await store.open(sha256, { start: 1, end: 3 }))!))).toBe('PDF');
  expect(await readdir(join(dataDir, 'files', 'incoming'))).toEqual([]);
  await store.remove(database.pool, sha256);
  expect(objects.size).toBe(0);
  expect(await store.open(sha256)).toBeUndefined();
});
