/** Accessibility (WCAG 2.2 AA) while a race is live; `screens` covers the rest. */
import { expect, inject, test } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { raceUnitId } from '../harness/browser-messages.ts';
import { raceXml, scheduleXml } from '../harness/messages.ts';
import { ServerProcess } from '../harness/server-process.ts';
import { waitUntil } from '../harness/wait-until.ts';

const browser = useBrowser();

test('axe finds nothing on the grid, the day and the result of a race while it is live', async () => {
  const server = await ServerProcess.create({ copyOf: inject('emptyGames') });
  try {
    await server.start();
    await server.feed(scheduleXml(2));
    await server.feed(raceXml({ unit: 1, version: 1 }));
    const result = `/discipline/swm/results/${raceUnitId(1)}/results`;
    await waitUntil(async () => (await (await fetch(server.url + result)).text()).includes('51.20'));
    for (const path of ['/schedule/grid', '/schedule/day/2026-10-12', '/schedule/days', '/discipline/swm', result]) {
      const page = await browser.open(server.url);
      await visit(page, path);
      expect(await findViolations(page, [360, 1280]), path).toEqual([]);
    }
  } finally {
    await server.remove();
  }
});
