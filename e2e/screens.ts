/**
 * `npm run screens`: every screen at 360 and 1280 px, light and dark, in English and Arabic, as pictures in
 * `screens/`, with a page that shows them side by side. `-- --only profile,grid` selects screens, `-- --url http://…`
 * uses a running server, and `-- --games hard-cases` shows the pages of rare cases.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from './harness/chromium.ts';
import { hardCases, serveHardCases } from './harness/hard-cases.ts';
import { demoScreens } from './harness/screens.ts';
import { inLanguage } from './harness/language-paths.ts';
import type { DemoScreen } from './harness/screens.ts';
import type { Prefix } from './harness/language-paths.ts';
import { ServerProcess, runVerb } from './harness/server-process.ts';

const folder = fileURLToPath(new URL('../screens/', import.meta.url));
const MAX_HEIGHT = 2600;
const DEMO_SCALE = '0.6';

interface View {
  prefix: Prefix;
  width: 360 | 1280;
  scheme: 'light' | 'dark';
}

const views: readonly View[] = (['', 'ara'] as const).flatMap((prefix) =>
  ([360, 1280] as const).flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ prefix, width, scheme }))),
);

const screenshotName = (name: string, { prefix, width, scheme }: View): string =>
  `${name.replaceAll(/[^a-z0-9]+/gi, '-')}-${width}-${scheme}-${prefix || 'en'}.png`;

/** Captures the visible height only, so that a long list does not produce a huge screenshot. */
async function take(page: Page, path: string, file: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = page.viewportSize()!;
  await page.screenshot({
    path: file,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) },
  });
}

async function takeAll(browser: Browser, url: string, screens: [string, DemoScreen][], view: View): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: view.width, height: 800 },
    colorScheme: view.scheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  for (const [name, { path, platform }] of screens) {
    await context.clearCookies();
    if (platform) await context.addCookies([{ name: 'podium_platform', value: platform, url }]);
    await take(page, inLanguage(view.prefix, path), join(folder, screenshotName(name, view)));
  }
  await context.close();
}

function contactSheet(screens: [string, DemoScreen][]): string {
  const figures = screens.map(
    ([name, { path }]) =>
      `<section><h2>${name} <code>${path}</code></h2>${views
        .map(
          (view) =>
            `<a href="${screenshotName(name, view)}"><img loading="lazy" height="480" src="${screenshotName(name, view)}"></a>`,
        )
        .join('')}</section>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Podium: every screen</title><style>body{font-family:system-ui}section{white-space:nowrap;overflow-x:auto}img{margin:4px;border:1px solid #ccc;vertical-align:top}</style>${figures.join('\n')}`;
}

async function serveDemo(): Promise<ServerProcess> {
  const server = await ServerProcess.create({ environment: { DEV_PAGES: 'on' } });
  await runVerb(['demo', '--scale', DEMO_SCALE], server.environment);
  await server.start();
  return server;
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, url: { type: 'string' }, games: { type: 'string' } },
});
const isHard = values.games === 'hard-cases';
const server = values.url ? undefined : await (isHard ? serveHardCases() : serveDemo());
try {
  const url = values.url ?? server!.url;
  const wanted = values.only?.split(',');
  const all: Record<string, DemoScreen> = isHard ? hardCases : (await demoScreens(url)).screens;
  const screens = Object.entries(all).filter(([name]) => !wanted || wanted.some((part) => name.includes(part)));
  if (!wanted) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = await launchChromium({ hasFonts: true });
  for (const view of views) {
    await takeAll(browser, url, screens, view);
    process.stdout.write(`${view.prefix || 'eng'} ${view.width} ${view.scheme}: ${screens.length} pictures\n`);
  }
  await browser.close();
  await writeFile(join(folder, 'index.html'), contactSheet(screens));
  process.stdout.write(`Open ${join(folder, 'index.html')}\n`);
} finally {
  await server?.remove();
}
