/** V1: a race on an open page keeps its rows at every split, and nothing moves. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { hydrated } from '../harness/visit.ts';
import { useBrowser } from '../harness/browser.ts';
import { raceUnitId } from '../harness/browser-messages.ts';
import { layoutShift, watchShift } from '../harness/layout.ts';
import { scheduleXml, splitsXml } from '../harness/messages.ts';
import type { Swimmer } from '../harness/messages.ts';
import { ServerProcess } from '../harness/server-process.ts';
import { waitUntil } from '../harness/wait-until.ts';

const MAX_SHIFT = 0.05;
const browser = useBrowser();
const unit = `/api/v1/units/${raceUnitId(1)}`;
let server: ServerProcess;
let version = 0;

beforeAll(async () => {
  server = await ServerProcess.create({ copyOf: inject('emptyGames') });
  await server.start();
  await server.feed(scheduleXml(1, 1));
  await feed(swimmersAt(1, 4));
  await waitUntil(async () => (await fetch(server.url + unit)).ok);
});
afterAll(async () => server.remove());

const lanes = [0, 1, 2, 3];
/** The time of a lane after so many lengths: lane 0 leads by 0.3 s. */
function timeAt(lane: number, lengths: number): string {
  const seconds = lengths * 28.1 + lane * 0.3;
  const minutes = Math.floor(seconds / 60);
  const rest = (seconds % 60).toFixed(2);
  return minutes === 0 ? rest : `${minutes}:${rest.padStart(5, '0')}`;
}

/** The first swimmers have reached this turn, and all others the one before. */
const swimmersAt = (turn: number, first: number): Swimmer[] =>
  lanes.map((lane) => ({
    splits: Array.from({ length: lane < first ? turn : turn - 1 }, (_, index) => timeAt(lane, index + 1)),
  }));
const finishedSwimmers = (first: number): Swimmer[] =>
  swimmersAt(3, 4).map((swimmer, lane) => (lane < first ? { ...swimmer, mark: timeAt(lane, 4) } : swimmer));

async function feed(swimmers: readonly Swimmer[]): Promise<void> {
  version += 1;
  expect((await server.feed(splitsXml({ unit: 1, version, swimmers }))).status).toBe(200);
}

interface Counts {
  head: number;
  table: number;
}

/** The fewest rows that any frame showed since the first call. */
const fewestRows = async (page: Page): Promise<Counts> =>
  page.evaluate(() => {
    const state = globalThis as unknown as { fewest?: Counts };
    const count = (): Counts => ({
      head: document.querySelectorAll('.contest-head .head-row').length,
      table: document.querySelectorAll('main tbody tr').length,
    });
    if (!state.fewest) {
      state.fewest = count();
      const look = (): void => {
        const { head, table } = count();
        state.fewest = { head: Math.min(state.fewest!.head, head), table: Math.min(state.fewest!.table, table) };
        requestAnimationFrame(look);
      };
      look();
    }
    return state.fewest;
  });

test('V1: at each split and at the finish a phone shows all rows, and nothing moves', async () => {
  const page = await browser.open(server.url, { width: 360 });
  await watchShift(page);
  const stream = page.waitForResponse((response) => response.url().includes('/api/v1/live'));
  await page.goto(`/discipline/swm/results/${raceUnitId(1)}/results`);
  await stream;
  await hydrated(page);
  const rows = await fewestRows(page);
  expect(rows).toEqual({ head: 3, table: 4 });
  const before = await layoutShift(page);
  const steps = [2, 3].flatMap((turn) => lanes.map((lane) => swimmersAt(turn, lane + 1)));
  for (const swimmers of [...steps, ...lanes.map((lane) => finishedSwimmers(lane + 1))]) {
    const told = page.waitForResponse((response) => response.url().includes(unit));
    await feed(swimmers);
    await told;
  }
  await expect.poll(async () => page.locator('main').innerText()).toContain('1:53.30');
  expect(await fewestRows(page)).toEqual(rows);
  const after = await layoutShift(page);
  expect(after.shift - before.shift, after.from.join(', ')).toBeLessThan(MAX_SHIFT);
  expectNoErrors(page);
});
