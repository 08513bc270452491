/** Extension by folder: adding a screen means adding its folder, and the app builds without any single screen. */
import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildWeb, root } from '../harness/repository-copy.ts';

let repository: string;
let web: string;

/** A repository with a copy of the web app, and links to everything else. */
beforeAll(async () => {
  repository = await mkdtemp(join(tmpdir(), 'podium-house-'));
  web = join(repository, 'apps/web');
  await mkdir(join(repository, 'apps'));
  const skipped = new Set(['node_modules', 'dist'].map((name) => join(root, 'apps/web', name)));
  await cp(join(root, 'apps/web'), web, { recursive: true, filter: (path) => !skipped.has(path) });
  for (const name of ['node_modules', 'packages', 'tsconfig.base.json', 'package.json'])
    await symlink(join(root, name), join(repository, name));
});
/** Adds a screen to each of the builds. */
beforeAll(async () => {
  const folder = join(web, 'src/screens/greeting');
  await mkdir(folder);
  await writeFile(join(folder, 'addresses.json'), '{ "/greeting": { "route": "route.tsx", "inSitemap": true } }');
  await writeFile(
    join(folder, 'route.tsx'),
    `import { createFileRoute } from '@tanstack/react-router';
     export const Route = createFileRoute('/{-$locale}/greeting')({ component: () => <h1>{'Greeting'}</h1> });`,
  );
});
afterAll(async () => rm(repository, { recursive: true, force: true }));

/** Builds the copy. @returns its route table */
async function build(): Promise<string> {
  await buildWeb(repository);
  return readFile(join(web, 'src/route-tree.gen.ts'), 'utf8');
}

const screens = (await readdir(join(root, 'apps/web/src/screens'))).toSorted();

test('this test finds the screens', () => expect(screens.length).toBeGreaterThan(15));

/**
 * Every other screen. An import check ensures that no screen needs a neighbor, so two builds show that the app works
 * without each of them.
 */
const halves = [0, 1].map((half) => screens.filter((_, index) => index % 2 === half));

test.each(halves)(
  'with a new folder, and without %s and every second screen after it, the app builds with the address of the new one and without theirs',
  async (...gone) => {
    const readAddresses = async (screen: string): Promise<string[]> =>
      Object.keys(
        JSON.parse(await readFile(join(web, 'src/screens', screen, 'addresses.json'), 'utf8')) as Record<
          string,
          string
        >,
      );
    const addresses = await Promise.all(gone.map(readAddresses));
    expect(addresses.every((list) => list.length > 0)).toBe(true);
    for (const screen of gone) await rename(join(web, 'src/screens', screen), join(repository, screen));
    try {
      const tree = await build();
      for (const address of addresses.flat().filter((address) => address !== '/'))
        expect(tree).not.toContain(`'${address}': typeof`);
      for (const screen of gone) expect(tree).not.toContain(`/screens/${screen}/`);
      expect(tree).toContain('/{-$locale}/greeting');
      // Search engines can index it.
      const indexablePages = await readFile(join(web, 'dist/server/standing-pages.json'), 'utf8');
      expect(JSON.parse(indexablePages)).toContain('/greeting');
    } finally {
      for (const screen of gone) await rename(join(repository, screen), join(web, 'src/screens', screen));
    }
  },
);
