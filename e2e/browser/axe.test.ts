/** Accessibility (WCAG 2.2 AA): axe finds nothing on any screen, in two themes, two directions and two widths. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { useBrowser, visit, visitScreen } from '../harness/browser.ts';
import { mainScreens, useDemo, workshopScreens } from '../harness/browser-demo.ts';
import { raceUnitId } from '../harness/browser-messages.ts';
import { raceXml, scheduleXml } from '../harness/messages.ts';
import { ServerProcess } from '../harness/server-process.ts';

const browser = useBrowser();
const demo = useDemo();

const workshop: ReadonlySet<string> = new Set(workshopScreens);
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const looks = (['light', 'dark'] as const).flatMap((scheme) => [360, 1280].map((width) => ({ scheme, width })));

/** What axe finds, in each look of the page. */
async function violationsOf(page: Page, disabled: readonly string[] = []): Promise<string[]> {
  // As text through the protocol: the page's own policy lets no other script in.
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const { scheme, width } of looks) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const { violations, passes } = await page.evaluate(
      async ({ values, off }) =>
        (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
          runOnly: { type: 'tag', values },
          rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
          resultTypes: ['violations', 'passes'],
        }),
      { values: levels, off: disabled },
    );
    expect(passes.length).toBeGreaterThan(10);
    for (const { id, nodes } of violations)
      found.push(
        `${scheme} ${width}: ${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary}`,
      );
  }
  return found;
}

describe.each([
  { language: 'English', prefix: '' },
  { language: 'Arabic', prefix: 'ara' },
] as const)('in $language', ({ prefix }) => {
  test.each([...mainScreens, 'forbidden' as const])('axe finds nothing on: %s', async (name) => {
    const page = await browser.open(demo.current.url);
    await visitScreen(page, demo.current.screens[name]!, prefix);
    // The workshop shows each part again and again, in both directions: names cannot differ there.
    const disabled = workshop.has(name) ? ['landmark-unique'] : [];
    expect(await violationsOf(page, disabled)).toEqual([]);
  });
});

test('axe finds nothing on the grid, the day and the result of a race while it is live', async () => {
  const server = await ServerProcess.create();
  try {
    await server.start();
    await server.feed(scheduleXml(2));
    await server.feed(raceXml({ unit: 1, version: 1 }));
    const result = `/discipline/swm/results/${raceUnitId(1)}/results`;
    await vi.waitUntil(async () => (await (await fetch(server.url + result)).text()).includes('51.20'), {
      timeout: 10_000,
    });
    for (const path of ['/schedule/grid', '/schedule/day/2026-10-12', '/schedule/days', '/discipline/swm', result]) {
      const page = await browser.open(server.url);
      await visit(page, path);
      expect(await violationsOf(page), path).toEqual([]);
    }
  } finally {
    await server.remove();
  }
});
