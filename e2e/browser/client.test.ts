/**
 * The typed client, built as published: the documented example in Node, and live results in Node and on a page of
 * another origin.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { raceUnitId } from '../harness/browser-messages.ts';
import { raceXml, scheduleXml } from '../harness/messages.ts';
import { ServerProcess, freePort } from '../harness/server-process.ts';
import { waitUntil } from '../harness/wait-until.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const unit = raceUnitId(1);
const browser = useBrowser();
const port = await freePort();
/** The part of the built module that is used here; the module does not exist when types are checked. */
interface BuiltClient {
  createClient: (origin: string) => {
    follow: (
      path: '/units/{id}',
      parameters: { id: string },
      options: { signal: AbortSignal },
    ) => AsyncIterable<{ results: { result: string | null }[] }>;
  };
}

let games: ServerProcess;
/** Folder of a program that uses the client. */
let folder = '';
let host: Server;
let version = 0;

const sendMark = async (mark: string, status = 'LIVE'): Promise<void> => {
  version += 1;
  const response = await games.feed(raceXml({ unit: 1, version, status, marks: [mark, '59.00'] }));
  expect(response.status).toBe(200);
};

beforeAll(async () => {
  games = await ServerProcess.create({ copyOf: inject('emptyGames') });
  await games.start();
  await games.feed(scheduleXml(4, 4));
  // An accepted message is not applied yet.
  await waitUntil(async () => (await fetch(`${games.url}/api/v1/units/${unit}`)).ok);
  folder = join(games.dataDir, 'program');
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@podium/client'), { recursive: true });
  const client = join(root, 'packages/client');
  await run(process.execPath, [
    join(root, 'node_modules/typescript/bin/tsc'),
    '-p',
    join(client, 'tsconfig.build.json'),
    '--outDir',
    join(modules, '@podium/client/dist'),
  ]);
  await cp(join(client, 'package.json'), join(modules, '@podium/client/package.json'));
  await cp(join(root, 'node_modules/eventsource-parser'), join(modules, 'eventsource-parser'), { recursive: true });
  host = createServer((request, response) => {
    const path = request.url ?? '/';
    const file = join(folder, path);
    if (path === '/') {
      const imports = {
        '@podium/client': '/node_modules/@podium/client/dist/main.js',
        'eventsource-parser': '/node_modules/eventsource-parser/dist/index.js',
      };
      response
        .setHeader('content-type', 'text/html')
        .end(
          `<!doctype html><title>News</title><link rel="icon" href="data:,"><script type="importmap">${JSON.stringify({ imports })}</script><p id="mark"></p>`,
        );
    } else
      readFile(file).then(
        (bytes) => response.setHeader('content-type', 'text/javascript').end(bytes),
        () => response.writeHead(404).end(),
      );
  });
  await new Promise<void>((resolve) => host.listen(port, '127.0.0.1', resolve));
});
afterAll(async () => {
  host.close();
  await games.remove();
});

test('R20: the example in the documentation reads medals, schedule and results, and ends with the official result', async () => {
  const readme = await readFile(join(root, 'packages/client/README.md'), 'utf8');
  const [, example = ''] = /```ts\n([^]*?)```/u.exec(readme) ?? [];
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(11);
  await sendMark('47.00', 'OFFICIAL');
  const file = join(folder, 'example.ts');
  await writeFile(file, example.replace('https://games.example', games.url).replace('2026-11-20', '2026-10-12'));
  const { stdout } = await run(process.execPath, [file]);
  expect(stdout).toMatch(/^OFFICIAL 1 47\.00\nOFFICIAL 2 59\.00\n$/u);
});

test('R20: a program receives a new result within seconds', async () => {
  const { createClient } = (await import(
    pathToFileURL(join(folder, 'node_modules/@podium/client/dist/main.js')).href
  )) as BuiltClient;
  const client = createClient(games.url);
  const marks: (string | null | undefined)[] = [];
  for await (const { results } of client.follow('/units/{id}', { id: unit }, { signal: AbortSignal.timeout(15_000) })) {
    marks.push(results[0]?.result);
    if (marks.length === 1) await sendMark('46.90');
    if (marks.length === 2) break;
  }
  expect(marks).toEqual(['47.00', '46.90']);
});

test('R20: a page of another site receives a new result too, and errors with their code', async () => {
  const page = await browser.open(`http://127.0.0.1:${port}`);
  await page.goto('/');
  const stream = page.waitForResponse((response) => response.url().includes('/api/v1/live'));
  await page.addScriptTag({
    type: 'module',
    content: `
      import { createClient } from '@podium/client';
      const podium = createClient('${games.url}', { lang: 'pt' });
      const mark = document.querySelector('#mark');
      await podium.results('NOTHING').catch(({ status, code }) => (mark.textContent = status + ' ' + code));
      for await (const { results } of podium.follow('/units/{id}', { id: '${unit}' })) mark.textContent += ' ' + results[0].result;`,
  });
  const mark = page.locator('#mark');
  await expect.poll(async () => mark.textContent()).toBe('404 notFound 46.90');
  await stream;
  await sendMark('46.80');
  await expect.poll(async () => mark.textContent()).toBe('404 notFound 46.90 46.80');
});

test('the types of the client equal those of the API', async () => {
  await run(process.execPath, [join(root, 'packages/client/scripts/generate.ts'), games.url, '--check']);
});
