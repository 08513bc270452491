/**
 * `npm run bench:lighthouse`: Lighthouse with phone settings (slow 4G, CPU slowed four times) for the pages that
 * readers open first. `-- --url http://…` uses a running server. Exits with 1 if a page misses its target.
 */
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { launchChromium } from './harness/chromium.ts';
import { demoScreens } from './harness/screens.ts';
import { ServerProcess, freePort, runVerb } from './harness/server-process.ts';

const targets = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 } as const;
type Category = keyof typeof targets;
const categories = Object.keys(targets) as Category[];

/** `skipped`: profiles of minors are kept out of search engines, which Lighthouse reports as an SEO fault. */
const pages: readonly { name: string; skipped?: string[] }[] = [
  { name: 'home' },
  { name: 'finished day' },
  { name: 'medal table' },
  { name: 'results of a race' },
  { name: 'profile of an athlete', skipped: ['is-crawlable'] },
];
const RUNS = 3;

async function runLighthouse(
  url: string,
  port: number,
  cookie: string,
  skipped: string[],
): Promise<Record<Category, number>> {
  const done = await lighthouse(url, {
    port,
    onlyCategories: categories,
    skipAudits: skipped,
    logLevel: 'error',
    output: 'json',
    extraHeaders: cookie ? { Cookie: cookie } : undefined,
  });
  if (!done || done.lhr.runtimeError) throw new Error(`${url}: ${done?.lhr.runtimeError?.message ?? 'no answer'}`);
  const { lhr } = done;
  for (const { id, score, title } of Object.values(lhr.audits))
    if (score !== null && score < 0.9 && process.env['PODIUM_LIGHTHOUSE'] === 'faults')
      process.stdout.write(`    ${id} ${score} ${title}\n`);
  const entries = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]);
  return Object.fromEntries(entries) as Record<Category, number>;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const { values } = parseArgs({ options: { url: { type: 'string' } } });
const server = values.url ? undefined : await ServerProcess.create();
try {
  if (server) {
    await runVerb(['demo'], server.environment);
    await server.start();
  }
  const url = values.url ?? server!.url;
  const { screens } = await demoScreens(url);
  const port = await freePort();
  const browser = await launchChromium({ port });
  let isBelow = false;
  for (const { name, skipped = [] } of pages) {
    const { path, platform } = screens[name]!;
    const runs: Record<Category, number>[] = [];
    for (let run = 0; run < RUNS; run++)
      runs.push(await runLighthouse(url + path, port, platform ? `podium_platform=${platform}` : '', skipped));
    const scores = categories.map((category) => ({ category, score: median(runs.map((run) => run[category])) }));
    isBelow ||= scores.some(({ category, score }) => score < targets[category]);
    process.stdout.write(`${name}: ${scores.map(({ category, score }) => `${category} ${score}`).join(', ')}\n`);
  }
  await browser.close();
  if (isBelow) process.exitCode = 1;
} finally {
  await server?.remove();
}
