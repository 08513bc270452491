/** Widgets and the app in frames of a page of another origin, as described in docs/embedding.md. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { useOwnDemo } from '../harness/own-demo.ts';
import { freePort } from '../harness/server-process.ts';

const port = await freePort();
const hostUrl = `http://127.0.0.1:${port}`;
/** Another origin, which may not embed the pages. */
const otherPort = await freePort();
const otherUrl = `http://127.0.0.1:${otherPort}`;
const demo = useOwnDemo({ EMBED_HOSTS: `127.0.0.1:${port}` });
const browser = useBrowser();

const docs = readFileSync(fileURLToPath(new URL('../../docs/embedding.md', import.meta.url)), 'utf8');
const [widget = '', , headless = ''] = [...docs.matchAll(/```html\n([^]*?)```/gu)].map(([, example]) => example);

let body = '';
/** A third-party frame on the host page that posts a hundred messages to all its neighbors and to the page itself. */
const spoof = `<!doctype html><title>Spoof</title><script>
  setInterval(() => {
    const targets = [parent];
    for (let index = 0; index < parent.frames.length; index++) if (parent.frames[index] !== self) targets.push(parent.frames[index]);
    for (const target of targets) {
      target.postMessage({ type: 'set-language', language: 'fr' }, '*');
      target.postMessage({ type: 'resize-iframe', height: 5000 }, '*');
      target.postMessage({ type: 'podium-subscribe', topic: 'weather' }, '*');
    }
  }, 10);
</script>`;
const hosts: Server[] = [];
beforeAll(async () => {
  const host = ({ url }: IncomingMessage, response: ServerResponse): void => {
    const page =
      url === '/spoof'
        ? spoof
        : `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>News</title><link rel="icon" href="data:,"></head><body><main><h1>News</h1>${body}</main></body></html>`;
    response.setHeader('content-type', 'text/html').end(page.replaceAll('https://games.example', demo.url));
  };
  for (const pagePort of [port, otherPort]) {
    const server = createServer(host);
    hosts.push(server);
    await new Promise<void>((resolve) => server.listen(pagePort, '127.0.0.1', resolve));
  }
});
afterAll(() => hosts.forEach((host) => host.close()));

/** Matches URLs of the Games server, whose origin differs from that of the host page. */
const fromGames = (): RegExp => new RegExp(`^${demo.url}/`, 'u');

async function hostPage(content: string, { isScripted = true, url = hostUrl } = {}): Promise<Page> {
  body = `${content}<script>window.heard = []; addEventListener('message', ({ data, origin }) => heard.push({ ...data, origin }));</script>`;
  const page = await browser.open(url, { isScripted });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  return page;
}

const receivedMessages = async (
  page: Page,
): Promise<{ type: string; origin: string; height: number; topic?: string; data?: { rows: object[] } }[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: never[] }).heard);

test('R20, C12: the documented widget shows the medal table at the height of its content, and axe finds nothing', async () => {
  const page = await hostPage(widget);
  const frame = page.frameLocator('podium-widget > iframe');
  await frame.locator('tbody tr').first().waitFor();
  expect(await page.locator('podium-widget > iframe').getAttribute('title')).toBe('Medal table');
  /** The height last reported by the widget, and the height of its frame. */
  const heights = async (): Promise<(number | undefined)[]> => [
    (await receivedMessages(page)).findLast(({ type }) => type === 'resize-iframe')?.height,
    (await page.locator('podium-widget > iframe').boundingBox())?.height,
  ];
  await expect
    .poll(async () => {
      const [reportedHeight, frameHeight] = await heights();
      return reportedHeight !== undefined && reportedHeight === frameHeight;
    })
    .toBe(true);
  const content = await frame.locator('html').evaluate((html) => html.getBoundingClientRect().height);
  expect((await page.locator('podium-widget > iframe').boundingBox())!.height).toBe(Math.ceil(content) + 48);
  expectNoErrors(page, [fromGames()]);

  const alone = await browser.open(demo.url);
  for (const path of ['/widget/events', '/widget/medals?lang=ar&accent=orange&layout=wide']) {
    await alone.goto(path);
    // axe does not check the colors of Arabic text.
    expect(await findViolations(alone, [280, 800], { areColorsJudged: !path.includes('lang=ar') })).toEqual([]);
  }
  expect(await alone.context().cookies()).toEqual([]);
  expectNoErrors(alone);
});

test('R20: twenty widgets of a page share one stream, and each is updated', async () => {
  const frames = Array.from(
    { length: 20 },
    (_, index) =>
      `<iframe title="Widget ${index}" src="${demo.url}/widget/${index % 2 === 0 ? 'medals' : 'events'}?lang=pt" height="200"></iframe>`,
  );
  const page = await hostPage(frames.join(''));
  const refreshed = new Set<unknown>();
  page.on('request', (request) => {
    if (request.resourceType() === 'xhr') refreshed.add(request.frame());
  });
  const readers = async (): Promise<number> => {
    const response = await fetch(`${demo.url}/api/v1/health`);
    return ((await response.json()) as { live: { readers: number } }).live.readers;
  };
  await expect.poll(() => refreshed.size).toBe(20);
  await expect.poll(readers).toBe(1);
  await page.close();
  await expect.poll(readers).toBe(0);
});

test('R20: without scripts the host page shows the link, and the widget its table', async () => {
  const page = await hostPage(widget, { isScripted: false });
  await page.getByRole('link', { name: 'Medal table' }).click();
  await page.locator('tbody tr').first().waitFor();
});

test('R20: the documented headless widget provides the medals, and refuses unknown requests', async () => {
  const page = await hostPage(headless);
  await expect
    .poll(async () => (await receivedMessages(page)).find(({ topic }) => topic === 'medals')?.data?.rows.length)
    .toBeGreaterThan(0);
  await page.locator('#data').evaluate((frame: HTMLIFrameElement) => {
    frame.contentWindow!.postMessage({ type: 'podium-subscribe', topic: 'weather' }, '*');
  });
  await expect
    .poll(async () => receivedMessages(page))
    .toContainEqual({
      type: 'podium-error',
      origin: demo.url,
      topic: null,
      code: 'badRequest',
      message: '"topic" must be one of schedule, live, medals.',
    });
});

test('N08, C12: the app in a frame of an allowed host reports its height and changes its language, but never shows the login', async () => {
  const page = await hostPage(
    `<iframe id="app" title="Games" src="${demo.url}/medals/all"></iframe><iframe id="login" title="Log in" src="${demo.url}/auth"></iframe>`,
  );
  const app = page.frameLocator('#app');
  await expect.poll(async () => (await receivedMessages(page)).some(({ type }) => type === 'resize-iframe')).toBe(true);
  await page.locator('#app').evaluate((frame: HTMLIFrameElement) => {
    frame.contentWindow!.postMessage({ type: 'set-language', language: 'POR' }, '*');
  });
  await app.locator('html[lang^="pt"]').waitFor();
  const height = await app.locator('html').evaluate((html) => html.getBoundingClientRect().height);
  await expect
    .poll(async () =>
      Math.abs((await receivedMessages(page)).findLast(({ type }) => type === 'resize-iframe')!.height - height - 48),
    )
    .toBeLessThan(2);
  expect(page.frames().map((frame) => frame.url())).not.toContain(`${demo.url}/auth`);
});

test('N08: a host that is not allowed can frame neither the app nor a widget', async () => {
  const frames = ['/medals/all', '/widget/medals', '/widget/headless', '/auth'].map(
    (path) => `<iframe title="${path}" src="${demo.url}${path}"></iframe>`,
  );
  const page = await hostPage(frames.join(''), { url: otherUrl });
  await expect
    .poll(() =>
      page
        .frames()
        .slice(1)
        .map((frame) => frame.url()),
    )
    .toEqual(frames.map(() => 'chrome-error://chromewebdata/'));
  expect(await receivedMessages(page)).toEqual([]);
});

test('N08: messages of a third party and invalid messages of the host have no effect, and of a thousand messages the last counts', async () => {
  const page = await hostPage(
    `${widget}<iframe id="app" title="Games" src="${demo.url}/medals/all" width="700"></iframe><iframe id="data" title="Data" src="${demo.url}/widget/headless"></iframe><iframe title="Spoof" src="${otherUrl}/spoof"></iframe>`,
  );
  const [app, element] = [page.frameLocator('#app'), page.locator('podium-widget > iframe')];
  await page.frameLocator('podium-widget > iframe').locator('tbody tr').first().waitFor();
  await app.locator('html[data-embedded]').waitFor();
  await page.locator('#app').evaluate((frame: HTMLIFrameElement) => {
    const odd: unknown[] = [
      null,
      7,
      'pt',
      [],
      {},
      { type: 'set-language' },
      { type: 'set-language', language: ['pt'] },
    ];
    odd.push({ type: 'set-language', language: 'xx' }, { type: 'set-language', language: 'p'.repeat(100_000) });
    odd.push({ type: 'set-language', language: 'pt', href: '//example.org' }, { type: '__proto__', language: 'pt' });
    odd.push(JSON.parse('{"__proto__":{"type":"set-language","language":"pt"}}'));
    for (const message of odd) frame.contentWindow!.postMessage(message, '*');
  });
  await page.waitForTimeout(400);
  expect((await receivedMessages(page)).filter(({ origin }) => origin === otherUrl).length).toBeGreaterThan(10);
  expect(await app.locator('html').getAttribute('lang')).toBe('en-US');
  const ownMessages = (await receivedMessages(page)).filter(
    ({ type, origin }) => type === 'resize-iframe' && origin === demo.url,
  );
  expect((await element.boundingBox())!.height).toBeLessThan(4000);
  expect(ownMessages.map(({ height }) => height)).not.toContain(5000);
  expect((await receivedMessages(page)).filter(({ type }) => type === 'podium-error')).toEqual([]);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.evaluate(() => {
    const target = (id: string): Window => document.querySelector<HTMLIFrameElement>(id)!.contentWindow!;
    for (let count = 1; count <= 1000; count++) {
      target('#app').postMessage({ type: 'set-language', language: count % 2 === 0 ? 'pt' : 'es' }, '*');
      target('#data').postMessage(
        { type: 'podium-subscribe', topic: 'medals', lang: count % 2 === 0 ? 'pt' : 'es' },
        '*',
      );
    }
  });
  await app.locator('html[lang="pt-BR"]').waitFor();
  await expect
    .poll(async () => (await receivedMessages(page)).findLast(({ topic }) => topic === 'medals')?.data?.rows.length)
    .toBeGreaterThan(0);
  expect(asked.filter((url) => /\/api\/v1\/medals\?/u.test(url)).length).toBeLessThan(10);
  expectNoErrors(page, [fromGames(), new RegExp(`^${otherUrl}/`, 'u')]);
});

/**
 * Slow machines render a page in steps, so several messages are allowed. In a loop of resizing, the count would grow
 * without end.
 */
const maxMessages = 8;

test('N08: the height is final after a few messages, and no more are sent while nothing changes', async () => {
  const page = await hostPage(
    `<iframe id="medals" title="Medals" src="${demo.url}/widget/medals" height="200"></iframe><iframe id="app" title="Games" src="${demo.url}/medals/all" width="700" height="200"></iframe>
     <script>addEventListener('message', ({ data, source }) => {
       if (data.type !== 'resize-iframe') return;
       const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source);
       frame.style.height = data.height + 'px';
       frame.dataset.heard = Number(frame.dataset.heard ?? 0) + 1;
     });</script>`,
  );
  const counts = async (): Promise<number[]> =>
    page.locator('iframe').evaluateAll((frames) => frames.map((frame) => Number(frame.dataset['heard'] ?? 0)));
  await expect.poll(async () => Math.min(...(await counts()))).toBeGreaterThan(0);
  await page.frameLocator('#app').locator('html[data-embedded]').waitFor();
  const hasSettled = async (): Promise<boolean> => {
    const before = await counts();
    await page.waitForTimeout(2000);
    return String(await counts()) === String(before);
  };
  await expect.poll(hasSettled).toBe(true);
  expect(Math.max(...(await counts()))).toBeLessThanOrEqual(maxMessages);
});

test('the widget builder previews the choices, and its HTML contains them', async () => {
  const page = await browser.open(demo.url);
  await visit(page, '/widgets');
  await page.getByLabel('Widget', { exact: true }).selectOption('medals');
  await page.getByLabel('Color').selectOption('purple');
  await page.frameLocator('.widgets-frame').locator('tbody tr').first().waitFor();
  await expect
    .poll(async () => page.locator('.widgets-snippet textarea').inputValue())
    .toContain('<podium-widget type="medals" lang="en" accent="purple">');
  expectNoErrors(page);
});
