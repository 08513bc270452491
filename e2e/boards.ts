/**
 * `npm run bench:boards`: three venue boards while the demo plays 60 times faster than real time, for 120 simulated
 * minutes. Measures memory and elements of each page, scroll bars, and how long a board differs from the API. `--
 * --minutes N`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import { launchChromium } from './harness/chromium.ts';
import { ServerProcess } from './harness/server-process.ts';

const SPEED = 60;
const LOOK_EVERY_MS = 250;
const MAX_STALE_MS = 2000;
const MAX_GROWTH = 1.1;
const liveStatuses: ReadonlySet<string> = new Set(['RUNNING', 'SCHEDULED_BREAK', 'PROGRAMED_PAUSE', 'INTERRUPTED']);
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '120' } } });
const minutes = Number(values.minutes);

interface Measured {
  heap: number;
  nodes: number;
  listeners: number;
}

interface Board {
  name: string;
  page: Page;
  session: CDPSession;
  /** Returns whether the board matches the API; undefined if they cannot be compared now. */
  isCurrent: () => Promise<boolean | undefined>;
  before?: Measured;
  staleSince?: number;
  maxStaleMs: number;
  changes: number;
  shown: string;
  scrolled: number;
}

const server = await ServerProcess.create({ environment: { DEMO: 'on' }, args: ['--speed', String(SPEED)] });

async function read<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`${server.url}/api/v1${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Answer;
}

/** Returns whether every row of the board has the medal counts of its delegation. */
async function areMedalsCurrent(page: Page): Promise<boolean> {
  const { rows } = await read<{
    rows: { organisation: { name: string }; gold: number; silver: number; bronze: number; total: number }[];
  }>('/medals');
  const resultsByUnit = new Map(
    rows.map(({ organisation, gold, silver, bronze, total }) => [
      organisation.name,
      [gold, silver, bronze, total].join(),
    ]),
  );
  const tableRows = await page.locator('.board-table tbody tr').evaluateAll((lines) =>
    lines.map((line) => ({
      name: line.querySelector('th bdi')?.textContent ?? '',
      counts: [...line.querySelectorAll('.board-count')].map((cell) => cell.textContent).join(','),
    })),
  );
  return tableRows.length > 0 && tableRows.every(({ name, counts }) => resultsByUnit.get(name) === counts);
}

interface Contest {
  id: string;
  name: string;
  event: { name: string } | null;
  status: string;
  isHeadToHead: boolean;
  hasResults: boolean;
  discipline: { key: string };
}

/** Returns whether the two scores on the board match the document of the match. */
async function isMatchCurrent(page: Page, id: string): Promise<boolean> {
  const { results } = await read<{ results: { result: string | null }[] }>(`/units/${id}`);
  const scores = await page.locator('.board-score').allTextContents();
  const resultTexts = results.map(({ result }) => result ?? '–');
  return resultTexts.length === 0 || scores.join() === resultTexts.join();
}

/** Returns whether every contest that the board shows as live is live. */
async function isVenueCurrent(page: Page): Promise<boolean> {
  const { items } = await read<{ items: Contest[] }>(`/schedule/days/${await today()}`);
  const live = items.filter(({ status }) => liveStatuses.has(status));
  const names = live.map(({ event, name }) => event?.name ?? name);
  const liveContests = await page.locator('.board-row.is-live .board-contest').allInnerTexts();
  return liveContests.every((text) => names.some((name) => text.includes(name)));
}

/** The current day of the Games by the server's clock. */
async function today(): Promise<string> {
  const { headers } = await fetch(`${server.url}/schedule/day`, { redirect: 'manual' });
  return headers.get('location')!.slice(-'2026-11-20'.length);
}

async function liveMatch(): Promise<Contest> {
  for (;;) {
    const { live } = await read<{ live: Contest[] }>('/schedule/live');
    const contest = live.find(
      ({ isHeadToHead, hasResults, status }) => isHeadToHead && hasResults && status === 'RUNNING',
    );
    if (contest) return contest;
    await sleep(500);
  }
}

async function measure({ session }: Board): Promise<Measured> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((metric) => metric.name === name)!.value;
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/** Inspects a board: what changed, whether it is current, whether it scrolls. */
async function look(board: Board): Promise<void> {
  const [text, overflow] = await board.page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [document.body.textContent, Math.max(scrollHeight - innerHeight, scrollWidth - innerWidth)] as const;
  });
  if (overflow > 0) board.scrolled += 1;
  if (text !== board.shown) board.changes += 1;
  board.shown = text ?? '';
  if (await board.isCurrent()) {
    board.staleSince = undefined;
    return;
  }
  board.staleSince ??= performance.now();
  board.maxStaleMs = Math.max(board.maxStaleMs, performance.now() - board.staleSince);
}

const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(1);

await server.start(180_000);
const browser = await launchChromium({ hasFonts: true });
try {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1920, height: 1080 },
    serviceWorkers: 'block',
  });
  const match = await liveMatch();
  const paths: [name: string, path: string, isCurrent: (page: Page) => Promise<boolean>][] = [
    ['medal table', '/medals/all?as=board', areMedalsCurrent],
    ['all venues', '/venues?as=board', isVenueCurrent],
    [
      'match',
      `/discipline/${match.discipline.key}/results/${match.id}/results?as=board`,
      async (page) => isMatchCurrent(page, match.id),
    ],
  ];
  const boards: Board[] = [];
  for (const [name, path, isCurrent] of paths) {
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(path);
    await page.locator('html.is-board').waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    boards.push({
      name,
      page,
      session,
      isCurrent: async () => isCurrent(page),
      maxStaleMs: 0,
      changes: 0,
      shown: '',
      scrolled: 0,
    });
  }
  const begun = performance.now();
  const minutesPlayed = (): number => ((performance.now() - begun) / 60_000) * SPEED;
  while (minutesPlayed() < minutes) {
    for (const board of boards) {
      await look(board);
      // Measured once each page has been shown and the first documents are loaded.
      if (!board.before && minutesPlayed() > minutes / 5) board.before = await measure(board);
    }
    await sleep(LOOK_EVERY_MS);
  }
  for (const board of boards) {
    const after = await measure(board);
    const { name, before = after, maxStaleMs, changes, scrolled } = board;
    const growth = after.heap / before.heap;
    process.stdout.write(
      `${name}: ${minutes} simulated minutes, ${changes} changes; heap ${megabytes(before.heap)} to ${megabytes(after.heap)} MB, ` +
        `elements ${before.nodes} to ${after.nodes}, listeners ${before.listeners} to ${after.listeners}; ` +
        `scroll bars ${scrolled}; stale for at most ${(maxStaleMs / 1000).toFixed(2)} s\n`,
    );
    if (scrolled > 0 || maxStaleMs > MAX_STALE_MS || growth > MAX_GROWTH) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.remove();
}
