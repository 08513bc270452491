/** The archive of `npm run package`, unpacked in an empty folder: nothing is installed or built there. */
import { execFile, spawn } from 'node:child_process';
import { access, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../harness/server-process.ts';
import { cheapPasswords } from '../harness/small-demo.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

/** Writes the archive and unpacks it. @returns the only folder in it */
async function unpackedRelease(): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/package.mjs'], { cwd: root });
  const archive = /^Packed (\S+)/mu.exec(stdout)?.[1];
  if (archive === undefined) throw new Error(`no archive: ${stdout}`);
  const folder = await mkdtemp(join(tmpdir(), 'podium-release-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await run('tar', ['-xzf', join(root, archive), '-C', folder]);
  const [name, ...others] = await readdir(folder);
  expect(others).toEqual([]);
  return join(folder, name!);
}

/** @returns files of code that would look for something in a folder of the machine that built them */
async function filesNaming(folder: string, below: string): Promise<string[]> {
  const files = await readdir(below, { recursive: true, withFileTypes: true });
  const code = files.filter((file) => file.isFile() && /\.(?:js|mjs|json|css|html)$/u.test(file.name));
  expect(code.length).toBeGreaterThan(100);
  const naming: string[] = [];
  for (const { parentPath, name } of code) {
    const text = await readFile(join(parentPath, name), 'utf8');
    // The router labels each route with its source, which it never reads.
    if (text.replaceAll(/"?filePath"?:\s*"[^"]*"/gu, '').includes(folder)) naming.push(name);
  }
  return naming;
}

test('a release starts without installing or building, serves every kind of file, and stops cleanly', async () => {
  const release = await unpackedRelease();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    // The Node of this test comes first; the machine's own may be too old.
    PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...cheapPasswords,
  };
  expect(await filesNaming(root, join(release, 'apps'))).toEqual([]);
  const podium = async (...args: string[]): Promise<string> =>
    (await run(join(release, 'podium'), args, { cwd: release, env })).stdout;
  expect(await podium('demo', '--scale', '0.05')).toMatch(/^\d+ messages in /u);

  const server = spawn(join(release, 'podium'), ['start', '--still'], {
    cwd: release,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await ended;
  });
  await expect.poll(() => printed).toContain(`Podium is ready at http://localhost:${port}`);

  const page = await fetch(url, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  const html = await page.text();
  const [script] = /\/assets\/[\w.-]+\.js/u.exec(html)!;
  for (const [path, type] of [
    [script, 'text/javascript'],
    ['/console/', 'text/html'],
    ['/icon-192.png', 'image/png'],
    ['/flags/fr.svg', 'image/svg+xml'],
    ['/share/medals-all.en.png', 'image/png'],
    ['/api/v1/medals', 'application/json'],
  ] as const) {
    const response = await fetch(url + path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-type'), path).toContain(type);
  }
  await podium('print', 'medals', 'medals.pdf');
  expect((await readFile(join(release, 'medals.pdf'), 'latin1')).slice(0, 5)).toBe('%PDF-');
  expect(await podium('doctor')).toContain('Database: PostgreSQL');

  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  await expect(access(join(release, 'data/pg/postmaster.pid'))).rejects.toThrow('ENOENT');
});
