/** Visits of pages, on a platform and in a language, until they are interactive. */
import type { Page } from 'playwright-core';
import { hostOf } from './page-messages.ts';
import { inLanguage } from './language-paths.ts';
import type { DemoScreen } from './screens.ts';
import type { Prefix } from './language-paths.ts';

/** The fields of React's internals that are read here. */
interface Fiber {
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Waits until the page is interactive: React has hydrated its heading and run the resulting effects. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    if (!heading || !key) return false;
    const { stateNode } = (document as unknown as Record<string, Fiber>)[key]!;
    // Work in progress is on another tree than the current one.
    const waiting = [(stateNode as { current: Fiber }).current];
    for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
      if (fiber.stateNode === heading) return true;
      if (fiber.sibling) waiting.push(fiber.sibling);
      if (fiber.child) waiting.push(fiber.child);
    }
    return false;
  });
  // Effects run when the browser is idle, and those that measure run in the next idle period; a browser under load
  // may take long.
  for (let rest = 0; rest < 2; rest++)
    await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
}

/** Tells the server the app's platform, as the installed app does at its first start. */
export async function onPlatform(page: Page, platform: string | undefined): Promise<void> {
  const context = page.context();
  await context.clearCookies({ name: 'podium_platform' });
  const host = hostOf(context);
  if (platform) await context.addCookies([{ name: 'podium_platform', value: platform, url: `http://${host}` }]);
}

/** Opens a path and waits until its scripts run. @returns the status of the document */
export async function visit(page: Page, path: string): Promise<number> {
  const response = await page.goto(path);
  await hydrated(page);
  return response?.status() ?? 0;
}

/** Opens a screen in a language, on its platform. @returns the status of the document */
export async function visitScreen(page: Page, { path, platform }: DemoScreen, prefix: Prefix = ''): Promise<number> {
  await onPlatform(page, platform);
  return visit(page, inLanguage(prefix, path));
}
