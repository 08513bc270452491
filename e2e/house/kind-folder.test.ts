/**
 * Extension by folder: a made-up kind of content is added as one folder, published at the desk, read at its public
 * addresses, found by search, kept for offline use, listed in the sitemap and shown on its page, and removed again,
 * without changing any other file.
 */
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { OfflineAnswer, OfflinePartAnswer, SearchAnswer, StoredFile } from '@podium/contract';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { buildWeb, copyRepository, root } from '../harness/repository-copy.ts';
import type { RepositoryCopy } from '../harness/repository-copy.ts';
import { ServerProcess } from '../harness/server-process.ts';
import { session } from '../harness/session.ts';
import { cheapPasswords } from '../harness/small-demo.ts';

const browser = useBrowser();
let repository: RepositoryCopy;
beforeAll(async () => {
  repository = await copyRepository();
  await symlink(join(root, 'apps/console/dist'), join(repository.folder, 'apps/console/dist'));
  await repository.commit();
});
afterAll(async () => repository.remove());

const folder = 'packages/content/src/meal-menu';
const names = { en: 'Menus', es: 'Menús', pt: 'Cardápios', az: 'Menyular', ar: 'قوائم الطعام', fr: 'Menus' };
const fields = { day: 'Day', venue: 'Venue', title: 'Title', text: 'Dishes', photo: 'Photo' };
const files = {
  [`${folder}/kind.ts`]: `
    import { date, image, paragraphs, reference, required, text } from '../field.ts';
    import { defineKind } from '../kind.ts';
    export const kind = defineKind({
      name: 'meal-menu',
      file: 'meal_menus',
      fields: {
        day: required(date),
        venue: reference('venue'),
        title: required(text),
        text: required(paragraphs),
        photo: image,
      },
      searched: ['title', 'text'],
      read: {
        list: 'mealMenus',
        path: '/meal-menus',
        item: 'mealMenu',
        summary: 'Menus of the canteens',
        by: ['day'],
        isAboutSport: false,
        keptOffline: true,
        page: '/meal-menus',
      },
    });`,
  ...Object.fromEntries(
    Object.entries(names).map(([language, name]) => [
      `${folder}/phrases/${language}.ts`,
      `export const phrases = ${JSON.stringify({ name, names: name, fields })} as const;`,
    ]),
  ),
};
/** A picture of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const generated = [
  'apps/console/src/language/messages.gen.ts',
  'apps/web/src/route-tree.gen.ts',
  'packages/content/src/kinds.gen.ts',
  'packages/contract/src/kinds/kinds.gen.ts',
  'packages/i18n/src/generated/messages.gen.ts',
];

async function generate(): Promise<void> {
  await repository.node('packages/content/scripts/generate-kinds.mjs');
  await repository.node('packages/contract/scripts/generate-parts.mjs');
  await repository.node('apps/web/scripts/generate-kind-screens.mjs');
  await repository.node('packages/i18n/scripts/compile.ts');
  await repository.run('apps/web', {}, 'scripts/generate-routes.mjs');
}

test(
  'a kind of content is one folder, from the console to the screen, and removing it leaves no trace',
  { timeout: 900_000 },
  async () => {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(repository.folder, name)), { recursive: true });
      await writeFile(join(repository.folder, name), text);
    }
    await generate();
    expect(await repository.changed()).toEqual([...generated, ...Object.keys(files)].toSorted());
    for (const project of ['apps/server', 'apps/web']) await repository.typecheck(project);
    await buildWeb(repository.folder);

    const server = await ServerProcess.create({
      podium: join(repository.folder, 'apps/server/bin/podium.mjs'),
      copyOf: inject('smallDemo'),
      environment: { ...cheapPasswords, ACCOUNTS_TWO_FACTOR_FOR: 'none' },
    });
    const get = async <Answer>(path: string): Promise<Answer> => {
      const response = await fetch(server.url + path);
      expect(response.status, path).toBe(200);
      return (await response.json()) as Answer;
    };
    try {
      await server.start();
      const ana = await session(server, 'ana.souza');
      await repository.run('apps/server', server.environment, 'bin/podium.mjs', 'grant', 'ana.souza', 'publisher');
      const venue = (await get<{ items: { id: string; name: string }[] }>('/api/v1/venues')).items[0]!;

      // The desk: a picture, a draft, its publication.
      const upload = await ana(server, 'POST', '/api/v1/files?purpose=photo', dot, { 'content-type': 'image/png' });
      expect(upload.status).toBe(201);
      const { sha256, mediaType, size } = (await upload.json()) as StoredFile;
      const data = {
        day: '2026-10-12',
        venue: venue.id,
        title: { en: 'Zestful lunch', pt: 'Almoço zestoso' },
        text: { en: 'Moqueca with rice' },
        photo: { sha256, mediaType, size, path: 'meal-menu/lunch.png', alt: { en: 'A plate' } },
      };
      const item = '/api/v1/desk/content/meal-menu/lunch';
      const draft = { data, order: null, basedOn: null };
      const saved = await ana(server, 'PUT', `${item}/draft`, draft, { 'if-match': '"0"' });
      expect(saved.status, await saved.text()).toBe(200);
      const published = await ana(server, 'POST', `${item}/publish`, {}, { 'if-match': '"1"' });
      expect(published.status, await published.text()).toBe(200);

      // Public addresses, in two languages.
      const list = await get<{ items: object[]; keys: string[] }>('/api/v1/meal-menus?lang=pt');
      expect(list.items).toMatchObject([
        {
          id: 'lunch',
          day: '2026-10-12',
          venue: { id: venue.id },
          title: { text: 'Almoço zestoso', lang: 'pt' },
          text: { text: 'Moqueca with rice', lang: 'en' },
          photo: { href: `/files/${sha256}`, alt: { text: 'A plate', lang: 'en' } },
        },
      ]);
      expect(list.keys).toEqual(expect.arrayContaining(['content:meal-menu', 'venues']));
      expect(await get('/api/v1/meal-menus/lunch?lang=en')).toMatchObject({ title: { text: 'Zestful lunch' } });
      expect(await get('/api/v1/meal-menus?lang=en&day=2026-10-12')).toMatchObject({ total: 1 });

      // Search, offline use, sitemap, API description.
      const { content } = await get<SearchAnswer>('/api/v1/search?lang=en&query=zestful');
      expect(content).toMatchObject([{ kind: 'meal-menu', id: 'lunch', name: 'Zestful lunch' }]);
      await expect.poll(async () => (await fetch(`${server.url}/api/v1/offline?lang=en`)).status).toBe(200);
      const { parts } = await get<OfflineAnswer>('/api/v1/offline?lang=en');
      expect(parts.map(({ name }) => name)).toContain('places');
      const { documents } = await get<OfflinePartAnswer>('/api/v1/offline/places?lang=en');
      expect(Object.keys(documents)).toContain('/api/v1/meal-menus?lang=en');
      expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).toContain(`${server.url}/meal-menus<`);
      const { paths } = await get<{ paths: object }>('/api/openapi.json');
      expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/v1/meal-menus', '/api/v1/meal-menus/{id}']));

      // The pages.
      const page = await browser.open(server.url);
      await page.goto('/por/meal-menus');
      await page.getByRole('heading', { name: names.pt, level: 1 }).waitFor();
      await page.goto('/meal-menus');
      await page.getByRole('heading', { name: names.en, level: 1 }).waitFor();
      expect(await findViolations(page, [360, 1280])).toEqual([]);
      await page.getByRole('link', { name: 'Zestful lunch' }).click();
      await page.getByRole('heading', { name: 'Zestful lunch', level: 1 }).waitFor();
      await page.getByText('Moqueca with rice').waitFor();
      expect(new URL(page.url()).pathname).toBe('/meal-menus/lunch');
      await page.goto('/ara/meal-menus');
      await page.getByRole('heading', { name: names.ar, level: 1 }).waitFor();
      expectNoErrors(page);
    } finally {
      await server.remove();
    }
    await rm(join(repository.folder, folder), { recursive: true });
    await generate();
    expect(await repository.changed()).toEqual([]);
  },
);
