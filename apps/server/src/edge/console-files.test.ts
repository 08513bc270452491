import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ConsoleFiles } from './console-files.ts';

const index = '<!doctype html><div id="root"></div>';

async function serve(isBuilt: boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-console-'));
  if (isBuilt) {
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), index);
    await writeFile(join(folder, 'assets/index-abc.js'), 'export {};');
  }
  const files = await ConsoleFiles.open(folder, '');
  const server = createServer((request, response) => {
    if (!files.answer(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('every path below /console returns the index with its own policy, and is not indexed by search engines', async () => {
  const url = await serve(true);
  for (const path of ['/console', '/console/', '/console/bulletin/12', '/console/index.html']) {
    const response = await fetch(url + path);
    expect([response.status, await response.text()]).toEqual([200, index]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

test('scripts are cached permanently, and a missing script is answered with 404 instead of a page', async () => {
  const url = await serve(true);
  const script = await fetch(`${url}/console/assets/index-abc.js`);
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${url}/console/assets/index-old.js`)).status).toBe(404);
});

test('other paths, and a server without a built console, are left to others', async () => {
  expect((await fetch(`${await serve(true)}/consoles`)).status).toBe(404);
  expect((await fetch(`${await serve(false)}/console`)).status).toBe(404);
});
