/**
 * Extension by folder: a made-up section of the console with a page, a banner, a card on the start page and a decision
 * in the audit log is added as one folder and removed again, without changing any other file.
 */
import { execFile } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { openSection } from '../harness/console-menu.ts';
import { openFirstAdmin, signInAs } from '../harness/people.ts';
import { copyRepository, root } from '../harness/repository-copy.ts';
import type { RepositoryCopy } from '../harness/repository-copy.ts';
import { ServerProcess } from '../harness/server-process.ts';
import { cheapPasswords } from '../harness/small-demo.ts';

const run = promisify(execFile);
const browser = useBrowser();
let repository: RepositoryCopy;
beforeAll(async () => {
  repository = await copyRepository();
  await symlink(join(root, 'apps/web/dist'), join(repository.folder, 'apps/web/dist'));
  await repository.commit();
});
afterAll(async () => repository.remove());

const folder = 'apps/console/src/sections/lost-found';
const texts = {
  menu: 'Lost and found',
  title: 'Lost and found',
  card: 'Lost things',
  banner: 'The lost and found office is closed.',
  decisions: { 'lost-returned': 'Lost thing returned' },
};
const files = {
  [`${folder}/section.ts`]: `
    import { page } from '../../session/section.ts';
    import type { Section } from '../../session/section.ts';
    export const section: Section = {
      name: 'lost-found',
      order: 65,
      icon: 'M4 8h16v12H4zM8 8V4h8v4',
      address: '/lost-found',
      roles: ['manager', 'admin'],
      pages: [page('/lost-found', async () => (await import('./lost-found-page.tsx')).LostFoundPage)],
      decisions: ['lost.returned'],
      banner: async () => (await import('./lost-found-parts.tsx')).ClosedBanner,
      card: async () => (await import('./lost-found-parts.tsx')).LostCard,
    };`,
  [`${folder}/lost-found-page.tsx`]: `
    import { Page } from '../../frame/page.tsx';
    import { useText } from '../../language/text.ts';
    export function LostFoundPage() {
      const t = useText();
      return <Page title={t('lost-found.title')}>{null}</Page>;
    }`,
  [`${folder}/lost-found-parts.tsx`]: `
    import { Alert } from '@mui/material';
    import { FiguresCard } from '../../frame/figures-card.tsx';
    import { useText } from '../../language/text.ts';
    export function ClosedBanner() {
      return <Alert severity="info">{useText()('lost-found.banner')}</Alert>;
    }
    export function LostCard() {
      const t = useText();
      return <FiguresCard title={t('lost-found.card')} figures={[{ name: t('lost-found.menu'), value: '17' }]} />;
    }`,
  [`${folder}/visits.json`]: '[{ "path": "/lost-found", "ready": "main h1" }]',
  ...Object.fromEntries(
    ['en', 'es', 'pt', 'az', 'ar', 'fr'].map((language) => [
      `${folder}/phrases/${language}.ts`,
      `export const phrases = ${JSON.stringify(texts)} as const;`,
    ]),
  ),
};
const generated = ['apps/console/src/language/messages.gen.ts', 'apps/console/src/sections/sections.gen.ts'];

async function generate(): Promise<void> {
  await repository.node('apps/console/scripts/generate-sections.mjs');
  await repository.node('packages/i18n/scripts/compile.ts');
}

test('a section of the console is one folder, and removing it restores the console', async () => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(repository.folder, name)), { recursive: true });
    await writeFile(join(repository.folder, name), text);
  }
  await generate();
  expect(await repository.changed()).toEqual([...generated, ...Object.keys(files)].toSorted());
  await repository.typecheck('apps/console');
  await run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: join(repository.folder, 'apps/console'),
  });
  const server = await ServerProcess.create({
    podium: join(repository.folder, 'apps/server/bin/podium.mjs'),
    environment: { ...cheapPasswords, ACCOUNTS_TWO_FACTOR_FOR: 'none' },
  });
  try {
    await server.start();
    const admin = { username: 'ana.souza', password: 'quatro tucanos azuis' };
    await openFirstAdmin(server, admin);
    const page = await browser.open(server.url);
    await signInAs(page, server.url, admin);
    await page.goto('/console/today');
    await page.getByRole('heading', { name: texts.card }).waitFor();
    await openSection(page, texts.menu);
    await page.getByRole('heading', { name: texts.title, level: 1 }).waitFor();
    await page.getByText(texts.banner).waitFor();
    expect(await findViolations(page, [360, 1280])).toEqual([]);
    await page.goto('/console/audit');
    await page.getByLabel('Decision').click();
    await page.getByRole('option', { name: texts.decisions['lost-returned'] }).waitFor();
    expectNoErrors(page);
  } finally {
    await server.remove();
  }
  await rm(join(repository.folder, folder), { recursive: true });
  await generate();
  expect(await repository.changed()).toEqual([]);
});
