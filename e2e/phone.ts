/**
 * `npm run bench:phone`: first visits of ten pages on a slow phone and poor networks, beside the last recorded figures.
 * `-- --url http://…` uses a running server, `--record` keeps the figures, `--language ara`, `--runs 3`, `--pages home,day`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launchChromium } from './harness/chromium.ts';
import { demoScreens } from './harness/screens.ts';
import type { DemoScreen } from './harness/screens.ts';
import { ServerProcess, runVerb } from './harness/server-process.ts';
import { networks, relayWithLoss } from './phone/networks.ts';
import { figures, visitPage } from './phone/visit-page.ts';
import type { FigureName, Visit } from './phone/visit-page.ts';

const names = [
  'home',
  'finished day',
  'medal table',
  'results of a race',
  'results of a match',
  'profile of an athlete',
  'live',
  'grid',
  'event of races',
  'venues',
];

const phones = [
  { network: networks['slow 4G'], slow: 4 },
  { network: networks['3G'], slow: 6 },
  { network: networks.lossy, slow: 4 },
] as const;

/** Targets for a processor slowed four times on slow 4G. */
const limits: Partial<Record<FigureName, number>> = { largestPaint: 1800, blocking: 250, tap: 200, shift: 0.02 };

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    language: { type: 'string', default: '' },
    runs: { type: 'string', default: '1' },
    pages: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});

const recordFile = new URL('phone/recorded.json', import.meta.url);
const recorded = (existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {}) as Record<string, Visit>;

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

function middleOf(visits: readonly Visit[]): Visit {
  return Object.fromEntries(figures.map((name) => [name, median(visits.map((visit) => visit[name]))])) as Visit;
}

/** `640 (702)`: now, and as recorded. */
function cell(name: FigureName, now: Visit, before: Visit | undefined): string {
  const limit = limits[name];
  const value = limit !== undefined && now[name] > limit ? `**${now[name]}**` : String(now[name]);
  return before && before[name] !== now[name] ? `${value} (${before[name]})` : value;
}

const server = values.url ? undefined : await ServerProcess.create();
try {
  if (server) {
    await runVerb(['demo'], server.environment);
    await server.start();
  }
  const origin = values.url ?? server!.url;
  const screens: Record<string, DemoScreen> = (await demoScreens(origin)).screens;
  const wanted = values.pages?.split(',') ?? names;
  const browser = await launchChromium({ hasFonts: values.language === 'ara' });
  for (const { network, slow } of phones) {
    const relay = 'loss' in network ? await relayWithLoss(origin, network) : undefined;
    const base = relay?.url ?? origin;
    process.stdout.write(
      `\n## ${network.name}, processor slowed ${slow} times${values.language && `, ${values.language}`}\n\n`,
    );
    process.stdout.write(`| page | ${figures.join(' | ')} |\n|---${'|---'.repeat(figures.length)}|\n`);
    for (const name of wanted) {
      const screen = screens[name];
      if (!screen) throw new Error(`There is no page "${name}"; choose of ${Object.keys(screens).join(', ')}.`);
      const { path, platform } = screen;
      const visits: Visit[] = [];
      for (let run = 0; run < Number(values.runs); run++)
        visits.push(
          await visitPage(browser, {
            url: base + (values.language ? `/${values.language}${path}` : path),
            cookie: platform && { name: 'podium_platform', value: platform, url: base },
            network,
            slow,
          }),
        );
      const now = middleOf(visits);
      const key = [name, network.name, values.language].filter(Boolean).join(' · ');
      process.stdout.write(`| ${name} | ${figures.map((figure) => cell(figure, now, recorded[key])).join(' | ')} |\n`);
      if (values.record) recorded[key] = now;
    }
    relay?.close();
  }
  await browser.close();
  if (values.record) writeFileSync(recordFile, `${JSON.stringify(recorded, undefined, 2)}\n`);
} finally {
  await server?.remove();
}
