/** The native apps' web assets in Chromium: files at the origin of the Android app, server at another origin. */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';

/** Origin of the Android app's files in its web view. */
export const appOrigin = 'https://localhost';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/**
 * Serves the app's files to a page like the native apps: every path without an extension is the start page.
 *
 * @param folder of the built web assets
 */
export async function serveApp(page: Page, folder: string): Promise<void> {
  await page.context().route(`${appOrigin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = extname(pathname) === '' ? 'index.html' : pathname;
    const body = await readFile(join(folder, name)).catch(() => undefined);
    if (body) await route.fulfill({ body, contentType: types[extname(name)] ?? 'application/octet-stream' });
    else await route.fulfill({ status: 404, body: '' });
  });
  // The test server is on this machine, which pages of public origins may not access by default. The permission lasts
  // for the session.
  const browser = await page.context().newCDPSession(page);
  const { targetInfo } = await browser.send('Target.getTargetInfo');
  for (const name of ['loopback-network', 'local-network', 'local-network-access'])
    await browser.send('Browser.setPermission', {
      permission: { name },
      setting: 'granted',
      origin: appOrigin,
      browserContextId: targetInfo.browserContextId,
    });
}
