/**
 * Common journeys by thumb at 360 px: the number of taps in English and in Arabic. Typing and scrolling do not count.
 */
import { readFile, readdir } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { expectNoErrors } from '../harness/page-messages.ts';
import { useBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visit.ts';
import { inLanguage } from '../harness/language-paths.ts';
import { useDemo } from '../harness/browser-demo.ts';
import { gamesAt } from '../harness/clock.ts';
import { waitUntilAllApplied } from '../harness/hard-cases.ts';
import { ServerProcess } from '../harness/server-process.ts';

const browser = useBrowser();
const demo = useDemo();

const languages = [
  {
    prefix: '',
    lane: 'Lane 4',
    medals: 'Medals',
    byTotal: /Sort by total/u,
    total: (name: string) => `${name}, Total: `,
    saoPaulo: 'São Paulo',
  },
  {
    prefix: 'ara',
    lane: 'الحارة 4',
    medals: 'الميداليات',
    byTotal: /الترتيب حسب المجموع/u,
    total: (name: string) => `${name}، المجموع: `,
    saoPaulo: 'ساو باولو',
  },
] as const;

/** A phone on the front page, with a counter of taps. */
async function phone(url: string, prefix: '' | 'ara') {
  const page = await browser.again(url, { width: 360, context: { hasTouch: true, isMobile: true } });
  await visit(page, inLanguage(prefix, '/schedule/grid'));
  const thumb = { taps: 0 };
  const tap = async (target: Locator): Promise<void> => {
    thumb.taps += 1;
    await target.tap();
  };
  return { page, thumb, tap };
}

/** The navigation bar at the bottom of a phone, in every language. */
const bar = (page: Page): Locator => page.locator('.main-navigation');

describe('the Games of the examples, a day before', () => {
  const examples = new URL('../../packages/odf/examples/', import.meta.url);
  const read = async (path: string): Promise<string> => readFile(new URL(path, examples), 'utf8');

  let server: ServerProcess | undefined;
  beforeAll(async () => {
    server = await ServerProcess.create({
      copyOf: inject('emptyGames'),
      environment: gamesAt('2026-10-11T15:00:00Z'),
    });
    await server.start();
    const base = (await readdir(new URL('base/', examples))).sort().map((name) => `base/${name}`);
    const match = (await read('messages/result-hbl-match.xml'))
      .replace('"OFFICIAL"', '"LIVE"')
      .replaceAll('WLT="T" ', '')
      .replaceAll(/(<Result [^>]*?Result=")\d+/gu, '$17');
    const messages = [
      ...(await Promise.all(base.map(read))),
      await read('messages/result-swm-final-startlist.xml'),
      match,
    ];
    for (const message of messages) {
      const { status } = await server.feed(message);
      if (status !== 200) throw new Error(`the feed answered ${status}`);
    }
    await waitUntilAllApplied(server);
  });
  afterAll(async () => server?.remove());

  test.each(languages)(
    'the next race of a swimmer and her lane are found with two taps and her name ($prefix)',
    async ({ prefix, lane }) => {
      const { page, thumb, tap } = await phone(server!.url, prefix);
      await tap(page.locator('.menu-button[href$="/search"]'));
      await page.getByRole('dialog').locator('input').fill('lumar');
      await tap(page.locator('a[href*="/profile/7100101"]').first());
      const next = page.locator('.next-card');
      await next.getByText(lane, { exact: false }).waitFor();
      await next.getByText('18:04').waitFor();
      expect(thumb.taps).toBeLessThanOrEqual(2);
      expectNoErrors(page);
    },
  );

  test.each(languages)(
    'the live contests and their scores are on the start page, and all of them one tap away ($prefix)',
    async ({ prefix }) => {
      const { page, thumb, tap } = await phone(server!.url, prefix);
      await expect.poll(async () => page.locator('.games-hero-score').allInnerTexts()).toEqual(['7', '7']);
      expect(thumb.taps).toBe(0);
      await tap(bar(page).locator('a[href$="/live"]:visible'));
      // The rows below list contests that begin within the hour.
      const scores = page.locator('.live-row .live-score').filter({ hasText: /\d/u });
      await expect.poll(async () => scores.allInnerTexts()).toEqual(['7', '7']);
      expect(thumb.taps).toBe(1);
      expectNoErrors(page);
    },
  );
});

describe('the demo Games', () => {
  test.each(languages)(
    'the medal table by total and the winners of a delegation are found with three taps ($prefix)',
    async ({ prefix, medals, byTotal, total, saoPaulo }) => {
      const { page, thumb, tap } = await phone(demo.current.url, prefix);
      await tap(bar(page).getByRole('link', { name: medals, exact: true }));
      await tap(page.getByRole('link', { name: byTotal }));
      await page.waitForURL('**/medals/all?sort=-total');
      const cell = page.getByRole('link', { name: total(saoPaulo) });
      const count = Number(await cell.innerText());
      await tap(cell);
      await page.locator('#medallists').waitFor();
      expect(await page.locator('#medallists tbody tr').count()).toBeGreaterThanOrEqual(count);
      expect(thumb.taps).toBeLessThanOrEqual(3);
      expectNoErrors(page);
    },
  );

  test.each(languages)('the day of followed people is one tap away ($prefix)', async ({ prefix }) => {
    const { page, thumb, tap } = await phone(demo.current.url, prefix);
    // The search first suggests delegations whose athletes are competing now.
    await tap(page.locator('.my-front-guesses').getByRole('button').first());
    const card = page.locator('.my-front .next-card');
    await card.waitFor();
    expect(thumb.taps).toBeLessThanOrEqual(1);
    expectNoErrors(page);
    // C12: the card is not cut off, and on the next visit the invitation does not appear before it.
    expect(await card.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
    await page.route(/\.js$/u, async (route) => route.abort());
    await page.reload();
    const invitation = page.locator('.my-front-invitation');
    await invitation.waitFor({ state: 'attached' });
    expect(await invitation.isVisible()).toBe(false);
    expectNoErrors(page, [/\.js/u]);
  });

  test.each(languages)(
    'a star leads to a calendar that follows every change, and to a card with the name ($prefix)',
    async ({ prefix }) => {
      const { page, thumb, tap } = await phone(demo.current.url, prefix);
      const { items } = (await (
        await fetch(`${demo.current.url}/api/v1/participants?kind=athletes&pageSize=1`)
      ).json()) as { items: { id: string; name: string }[] };
      const [{ id, name }] = items as [{ id: string; name: string }];
      await visit(page, inLanguage(prefix, `/participants/profile/${id}`));
      await tap(page.locator('.page-actions .star'));
      const subscribe = page.locator('.first-star a[href^="webcal:"]');
      await subscribe.waitFor();
      const { pathname, search } = new URL((await subscribe.getAttribute('href'))!.replace('webcal:', 'http:'));
      const calendar = await fetch(`${demo.current.url}${pathname}${search}`);
      expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR/u);
      expect(thumb.taps).toBeLessThanOrEqual(1);
      // The invitation is shown once and does not block the page.
      await visit(page, inLanguage(prefix, '/schedule/grid'));
      await page.locator('.person-card').getByText(name, { exact: true }).waitFor();
      expect(await page.locator('.first-star').count()).toBe(0);
      expectNoErrors(page);
    },
  );

  test.each(languages)(
    'the winner of an earlier bout and the way of winning are found with two taps ($prefix)',
    async ({ prefix }) => {
      const { page, thumb, tap } = await phone(demo.current.url, prefix);
      const { items } = (await (await fetch(`${demo.current.url}/api/v1/disciplines/jud/events`)).json()) as {
        items: { phases: { units: { id: string; day: string; medal: string | null; status: string }[] }[] }[];
      };
      const final = items
        .flatMap(({ phases }) => phases.flatMap(({ units }) => units))
        .filter(({ medal, status }) => medal === 'gold' && status === 'OFFICIAL')
        .toSorted((a, b) => b.day.localeCompare(a.day))[0]!;
      await tap(page.locator(`table a[href$="/schedule/day/${final.day}/jud"]`));
      await tap(page.locator(`a[href*="/results/${final.id}/"]`).first());
      // The headline of the result names winner, loser and score.
      await page.locator('.headline-text').waitFor();
      expect(thumb.taps).toBeLessThanOrEqual(2);
      expectNoErrors(page);
    },
  );
});
