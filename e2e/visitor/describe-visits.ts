/** Makes each planned visit a test: the screen is opened once, and all probes examine it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { hydrated, onPlatform } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import type { TestBrowser } from '../harness/browser.ts';
import { inLanguage } from '../harness/language-paths.ts';
import { useDemo } from '../harness/browser-demo.ts';
import type { DemoScreen } from '../harness/browser-demo.ts';
import { drawVisits, visitKey } from './draw.ts';
import { allVisits } from './plan.ts';
import { probes } from './probes/probes.ts';
import { scope } from './scope.ts';
import type { PageAnswer, PlannedVisit, Visit } from './visit.ts';

async function readAnswer(address: string, { platform }: DemoScreen): Promise<PageAnswer> {
  const response = await fetch(address, {
    redirect: 'manual',
    headers: platform ? { cookie: `podium_platform=${platform}` } : {},
  });
  return {
    status: response.status,
    html: await response.text(),
    policy: response.headers.get('content-security-policy'),
  };
}

/**
 * Call at the top of a test file.
 * @param plan the visits, made from the names of all screens
 * @param server another server with the same Games
 * @returns the browser and the demo, for the other tests of the file
 */
export function describeVisits(
  plan: (names: readonly string[]) => readonly PlannedVisit[],
  server?: { readonly url: string },
): {
  browser: TestBrowser;
  demo: ReturnType<typeof useDemo>;
} {
  const browser = useBrowser();
  const demo = useDemo();
  const names = Object.keys(demo.current.screens);
  const drawn = scope && drawVisits(allVisits(names), demo.current.screens, scope);
  const visits = plan(names).filter((visit) => !drawn || drawn.has(visitKey(visit)));

  const urlOf = (): string => (server ?? demo.current).url;

  async function open({ width, means }: PlannedVisit): Promise<Page> {
    return browser.again(urlOf(), { width, isScripted: means === 'scripted' }, async (fresh) => {
      for (const probe of probes) await probe.prepare?.(fresh);
    });
  }

  test.each(visits)('$name (/$prefix, $width px, $means)', async (planned) => {
    const { name, prefix, means } = planned;
    const url = urlOf();
    const screen = demo.current.screens[name]!;
    const path = inLanguage(prefix, screen.path);
    const examining = probes.filter((probe) => probe.examines(planned));
    const answer = await readAnswer(url + path, screen);
    const page = means === 'fetched' ? undefined : await open(planned);
    const arriveAgain = async (): Promise<void> => {
      if (!page) return;
      for (const probe of examining) await probe.beforeArrival?.(page);
      await onPlatform(page, screen.platform);
      const response = await page.goto(path);
      expect(response?.status(), 'status in the browser').toBe(screen.status ?? 200);
      if (means !== 'scripted') return;
      await hydrated(page);
      // For what loads after the page has become interactive.
      await page.waitForTimeout(250);
    };
    await arriveAgain();
    const visit: Visit = {
      ...planned,
      url,
      screen,
      answer,
      arriveAgain,
      get page() {
        if (!page) throw new Error('a fetched visit has no page');
        return page;
      },
    };
    for (const probe of examining) expect.soft(await probe.find(visit), probe.promise).toEqual([]);
    // Without scripts, Chromium complains about preloaded scripts.
    if (means !== 'scripted') return;
    const status = screen.refused ?? answer.status;
    expectNoErrors(visit.page, status === 200 ? [] : [new RegExp(`status of ${status}`, 'u')]);
  });
  return { browser, demo };
}
