/**
 * Content first: on a phone, the first row, card or cell of each screen is high enough to be read without scrolling.
 */
import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { visitScreen } from '../harness/visit.ts';
import { useDemo } from '../harness/browser-demo.ts';

const browser = useBrowser();
const demo = useDemo();

const MAX_Y = 260;

/** The main content of each screen, or its empty state. */
const firstRows = {
  grid: '.games-hero, .front-card, .my-front-box',
  today: '.final-card, .day-page .fold-summary, .unit-row, .empty',
  // The number of its finals and the delegations that won most of them, above the winners.
  'finished day': '.day-story-head, .day-page .fold-summary, .unit-row, .empty',
  live: '.live-row, .empty',
  days: '.day-today, .day-row',
  disciplines: '.sport-row',
  discipline: '.unit-row, .empty',
  'medal table': '.medal-table tbody tr',
  athletes: '.people-row',
  delegations: '.people-row',
  // Teams follow the name of their delegation.
  teams: '.people-group, .people-row',
};

test.each(Object.entries(firstRows))('the first row begins at most 260 px from the top: %s', async (name, row) => {
  const page = await browser.again(demo.current.url, { width: 360 });
  await visitScreen(page, demo.current.screens[name]!);
  const box = await page.locator(row).filter({ visible: true }).first().boundingBox();
  // A notice of the organizers precedes the content.
  const notice = (await page.locator('.banner-place.has-room').boundingBox({ timeout: 1000 }))?.height ?? 0;
  expect(Math.round(box!.y - notice)).toBeLessThanOrEqual(MAX_Y);
});
