/** Growth by folder: to add a screen is to add its folder, and the app builds without any one of them. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);
let house: string;
let web: string;

/** A house of its own round a copy of the web app: what it needs beside is the real one's. */
beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'podium-house-'));
  web = join(house, 'apps/web');
  await mkdir(join(house, 'apps'));
  const skipped = new Set(['node_modules', 'dist'].map((name) => join(root, 'apps/web', name)));
  await cp(join(root, 'apps/web'), web, { recursive: true, filter: (path) => !skipped.has(path) });
  for (const name of ['node_modules', 'packages', 'tsconfig.base.json', 'package.json'])
    await symlink(join(root, name), join(house, name));
});
afterAll(async () => rm(house, { recursive: true, force: true }));

/** Builds the copy. @returns its table of addresses. */
async function build(): Promise<string> {
  await run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: web,
    env: { PATH: process.env['PATH'] },
  });
  return readFile(join(web, 'src/route-tree.gen.ts'), 'utf8');
}

const screens = (await readdir(join(root, 'apps/web/src/screens'))).toSorted();

test('there are screens', () => expect(screens.length).toBeGreaterThan(15));

test.each(screens)('without the folder of %s the app builds, and its addresses are gone', async (screen) => {
  const folder = join(web, 'src/screens', screen);
  const addresses = Object.keys(JSON.parse(await readFile(join(folder, 'addresses.json'), 'utf8')) as object);
  expect(addresses.length).toBeGreaterThan(0);
  await rename(folder, join(house, screen));
  try {
    const tree = await build();
    for (const address of addresses.filter((one) => one !== '/')) expect(tree).not.toContain(`'${address}': typeof`);
    expect(tree).not.toContain(`/screens/${screen}/`);
  } finally {
    await rename(join(house, screen), folder);
  }
});

test('with a folder more the app has its address', async () => {
  const folder = join(web, 'src/screens/greeting');
  await mkdir(folder);
  await writeFile(join(folder, 'addresses.json'), '{ "/greeting": "route.tsx" }');
  await writeFile(
    join(folder, 'route.tsx'),
    `import { createFileRoute } from '@tanstack/react-router';
     export const Route = createFileRoute('/{-$locale}/greeting')({ component: () => <h1>{'Greeting'}</h1> });`,
  );
  try {
    expect(await build()).toContain('/{-$locale}/greeting');
  } finally {
    await rm(folder, { recursive: true });
  }
});
